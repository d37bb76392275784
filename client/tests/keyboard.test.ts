import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Keyboard } from '$lib/table/keyboard';

const MINE = { mine: true, picked: '', still: false, decides: (id: string) => id === 'hex' };
const PAGE = `
  <input />
  <div class="prompt" tabindex="-1"><button class="btn" data-option="pass"></button></div>
  <div data-piece="worker"><button class="worker"></button></div>
  <div data-piece="hex" tabindex="0" role="button"></div>
  <div data-piece="card" tabindex="0" role="group"></div>`;

const node = (names: string) => document.querySelector<HTMLElement>(names)!;
const press = (keyboard: Keyboard, key: string) => keyboard.keyed(new KeyboardEvent('keydown', { key }));
const named = () => (document.activeElement as HTMLElement).dataset['piece'] ?? document.activeElement?.className ?? '';

describe('the focus of somebody who plays by keys', () => {
  let keyboard: Keyboard;
  beforeEach(() => {
    document.body.innerHTML = PAGE;
    keyboard = new Keyboard();
    press(keyboard, 'Enter');
  });

  it('goes to the first thing that can be chosen', () => {
    keyboard.follow(MINE);
    expect(named()).toBe('worker');
  });

  it('goes to the main button, which Enter means anyway', () => {
    node('.btn').classList.add('p');
    keyboard.follow(MINE);
    expect(named()).toBe('btn p');
  });

  it('goes to words where nothing lies on the table', () => {
    for (const piece of document.querySelectorAll('[data-piece]')) piece.remove();
    keyboard.follow(MINE);
    expect(named()).toBe('btn');
  });

  it('stays on what can be chosen again, and not on what cannot', () => {
    node('[data-piece=hex]').focus();
    keyboard.follow(MINE);
    expect(named()).toBe('hex');
    node('[data-piece=card]').focus();
    keyboard.follow(MINE);
    expect(named()).toBe('worker');
  });

  it('is not taken from a field, a dialogue, somebody who walks around, or the pointer', () => {
    node('input').focus();
    keyboard.follow(MINE);
    expect(document.activeElement).toBe(node('input'));
    node('[data-piece=card]').focus();
    press(keyboard, 'Tab');
    keyboard.follow(MINE);
    expect(named()).toBe('card');
    node('[data-piece=card]').blur();
    keyboard.pointed();
    keyboard.follow(MINE);
    expect(document.activeElement).toBe(document.body);
    press(keyboard, 'Enter');
    document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
    keyboard.follow(MINE);
    expect(document.activeElement).toBe(document.body);
  });

  it('is given to nobody who only writes, and scrolls no phone', () => {
    keyboard.pointed();
    addEventListener('keydown', keyboard.keyed, { capture: true });
    node('input').dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
    removeEventListener('keydown', keyboard.keyed, { capture: true });
    keyboard.follow(MINE);
    expect(document.activeElement).toBe(document.body);
    const given = vi.spyOn(node('.worker'), 'focus');
    press(keyboard, 'Enter');
    keyboard.follow({ ...MINE, still: true });
    expect(given).toHaveBeenCalledWith({ preventScroll: true });
  });

  it('waits in the question while others are asked', () => {
    keyboard.follow({ ...MINE, mine: false });
    expect(named()).toBe('prompt');
    keyboard.follow(MINE);
    expect(named()).toBe('worker');
  });

  it('goes to what a picked piece is picked for, not to another like it, and back', () => {
    node('[data-piece=hex]').insertAdjacentHTML('beforebegin', '<div data-piece="other"><button class="other"></button></div>');
    node('.worker').remove();
    keyboard.follow({ ...MINE, picked: 'worker' });
    expect(named()).toBe('hex');
    press(keyboard, 'Escape');
    node('[data-piece=worker]').innerHTML = '<button class="worker"></button>';
    keyboard.follow(MINE);
    expect(named()).toBe('worker');
  });
});
