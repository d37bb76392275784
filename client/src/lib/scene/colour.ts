/** Contrast after WCAG 2. */

export function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const part = parseInt(hex.slice(i, i + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

/** White, or dark on yellow and cream: whichever stands out more. */
export function inkOn(colour: string): string {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) return '#ffffff';
  return contrast(colour, '#ffffff') >= 4 ? '#ffffff' : '#1b130a';
}

export function mix(one: string, other: string, share: number): string {
  const part = (i: number) => Math.round(parseInt(one.slice(i, i + 2), 16) * share + parseInt(other.slice(i, i + 2), 16) * (1 - share));
  return `#${[1, 3, 5].map((i) => part(i).toString(16).padStart(2, '0')).join('')}`;
}
