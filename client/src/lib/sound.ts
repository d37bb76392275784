/** Short, quiet sounds, synthesised; off until the first click. None carries meaning alone. */
import { settings } from '$lib/settings.svelte';

export type Cue = 'turn' | 'card' | 'cards' | 'token' | 'die' | 'gain' | 'loss' | 'enemy' | 'ratchet' | 'page' | 'refused' | 'won' | 'lost';

type Voice = (audio: AudioContext, out: GainNode, at: number, pitch: number) => void;

function tone(
  audio: AudioContext,
  out: GainNode,
  at: number,
  hertz: number,
  length: number,
  type: OscillatorType = 'sine',
  loud = 1,
): void {
  const source = audio.createOscillator();
  const gain = audio.createGain();
  source.type = type;
  source.frequency.value = hertz;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(0.5 * loud, at + 0.005);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  source.connect(gain).connect(out);
  source.start(at);
  source.stop(at + length);
}

const rustles = new Map<number, AudioBuffer>();

/** Noise that fades, made once for each length. */
function rustle(audio: AudioContext, length: number): AudioBuffer {
  let buffer = rustles.get(length);
  if (!buffer) {
    rustles.set(length, (buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate)));
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  }
  return buffer;
}

function noise(audio: AudioContext, out: GainNode, at: number, length: number, hertz: number, loud = 1): void {
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  source.buffer = rustle(audio, length);
  filter.type = 'bandpass';
  filter.frequency.value = hertz;
  gain.gain.value = 0.6 * loud;
  source.connect(filter).connect(gain).connect(out);
  source.start(at);
}

function wood(audio: AudioContext, out: GainNode, at: number, hertz: number, loud = 1): void {
  tone(audio, out, at, hertz, 0.09, 'triangle', loud);
  noise(audio, out, at, 0.03, hertz * 2, 0.5 * loud);
}

const VOICES: Record<Cue, Voice> = {
  turn: (audio, out, at) => [440, 554].forEach((hertz, i) => wood(audio, out, at + i * 0.16, hertz)),
  card: (audio, out, at) => noise(audio, out, at, 0.16, 2600, 0.7),
  cards: (audio, out, at) => [0, 0.06, 0.12, 0.18].forEach((delay) => noise(audio, out, at + delay, 0.09, 2900, 0.5)),
  token: (audio, out, at, pitch) => wood(audio, out, at, 330 * 2 ** (pitch / 12)),
  die: (audio, out, at) => {
    [0, 0.09, 0.17].forEach((delay) => wood(audio, out, at + delay, 700, 0.6));
    tone(audio, out, at + 0.26, 120, 0.12, 'sine', 1);
  },
  gain: (audio, out, at) => tone(audio, out, at, 660, 0.3, 'triangle', 0.7),
  loss: (audio, out, at) => tone(audio, out, at, 294, 0.3, 'triangle', 0.7),
  enemy: (audio, out, at) => tone(audio, out, at, 70, 0.38, 'sine', 1.4),
  ratchet: (audio, out, at) => [0, 0.08, 0.16, 0.24].forEach((delay) => noise(audio, out, at + delay, 0.03, 1500, 0.9)),
  page: (audio, out, at) => noise(audio, out, at, 0.3, 1700, 0.6),
  refused: (audio, out, at) => wood(audio, out, at, 170, 0.6),
  won: (audio, out, at) => [392, 494, 587].forEach((hertz, i) => tone(audio, out, at + i * 0.11, hertz, 0.24, 'triangle')),
  lost: (audio, out, at) => [392, 330, 262].forEach((hertz, i) => tone(audio, out, at + i * 0.11, hertz, 0.24, 'triangle')),
};

class Sounds {
  private audio: AudioContext | undefined;

  /** Browsers allow sound only after the viewer has touched the page. */
  arm(): void {
    window.addEventListener('pointerdown', () => (this.audio ??= new AudioContext()), { once: true });
  }

  play(cue: Cue, pitch = 0): void {
    const wanted = cue === 'turn' ? settings.soundTurn : settings.soundRest;
    if (!this.audio || !wanted || settings.volume === 0) return;
    const out = this.audio.createGain();
    out.gain.value = settings.volume * 0.35;
    out.connect(this.audio.destination);
    VOICES[cue](this.audio, out, this.audio.currentTime + 0.01, pitch);
  }
}

export const sounds = new Sounds();
