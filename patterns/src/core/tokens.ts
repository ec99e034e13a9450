import { mixHex } from './color.ts';
import type { Palette, Slot } from './palette.ts';

/**
 * A color inside a drawing is a token, not a hex value, so that one drawing can be rendered in any
 * palette. Grammar, between tildes: expr = slot number | K | X | '(' expr '*' expr '*' share ')'.
 */
export type ColorToken = string;

/** Pure black, whatever the palette. */
export const BLACK: ColorToken = '~K~';
/** Pure white, whatever the palette. */
export const WHITE: ColorToken = '~X~';
/** The palette's ground color. */
export const GROUND: ColorToken = '~0~';

/** Returns the token of a palette slot. */
export function slotToken(slot: Slot): ColorToken {
  return `~${slot}~`;
}

/** Returns the token of an OKLab mix; `share` (0 to 1, two decimals kept) is the weight of `to`. */
export function mix(from: ColorToken, to: ColorToken, share: number): ColorToken {
  return `~(${from.replaceAll('~', '')}*${to.replaceAll('~', '')}*${Number(share.toFixed(2))})~`;
}

/** Returns the color at a share (0 to 1) of a gradient through at least two slots. */
export function gradient(slots: readonly Slot[], share: number): ColorToken {
  const position = share * (slots.length - 1);
  const index = Math.max(0, Math.min(slots.length - 2, Math.floor(position)));
  return mix(slotToken(slots[index] ?? 0), slotToken(slots[index + 1] ?? 0), position - index);
}

/** Replaces every token of a drawing with its `#rrggbb` value. Throws RangeError on a malformed token. */
export function renderHex(svg: string, palette: Palette): string {
  const colors = [palette.ground, ...palette.inks];
  return replaceTokens(svg, (name) => colorOf(name, colors), mixHex);
}

/**
 * Replaces every token with CSS: slots become `var(--c0)`, `var(--c1)` and so on, mixes become `color-mix()`, so that a
 * page can recolor a drawing by setting variables on its parent.
 */
export function renderCssVars(svg: string): string {
  return replaceTokens(svg, cssOf, (from, to, share) => {
    return `color-mix(in oklab,${from},${to} ${Math.round(share * 100)}%)`;
  });
}

type MixColors = (from: string, to: string, share: number) => string;

function replaceTokens(svg: string, nameColor: (name: string) => string, mixColors: MixColors): string {
  const known = new Map<string, string>();
  return svg.replace(/~([^~<>"]+)~/g, (_, expression: string) => {
    const cached = known.get(expression);
    if (cached !== undefined) return cached;
    const color = new TokenReader(expression, nameColor, mixColors).read();
    known.set(expression, color);
    return color;
  });
}

function colorOf(name: string, colors: readonly string[]): string {
  if (name === 'K') return '#000000';
  if (name === 'X') return '#ffffff';
  const color = colors[Number(name)];
  if (color === undefined) throw new RangeError(`the palette has no slot ${name}`);
  return color;
}

function cssOf(name: string): string {
  if (name === 'K') return '#000';
  if (name === 'X') return '#fff';
  return `var(--c${name})`;
}

/** Recursive descent parser for one token. */
class TokenReader {
  private position = 0;
  private readonly text: string;
  private readonly nameColor: (name: string) => string;
  private readonly mixColors: MixColors;

  constructor(text: string, nameColor: (name: string) => string, mixColors: MixColors) {
    this.text = text;
    this.nameColor = nameColor;
    this.mixColors = mixColors;
  }

  read(): string {
    const color = this.expression();
    if (this.position !== this.text.length) throw new RangeError(`malformed color token ${this.text}`);
    return color;
  }

  private expression(): string {
    if (this.text[this.position] !== '(') return this.nameColor(this.word());
    this.expect('(');
    const from = this.expression();
    this.expect('*');
    const to = this.expression();
    this.expect('*');
    const share = Number(this.word());
    this.expect(')');
    return this.mixColors(from, to, share);
  }

  private word(): string {
    const start = this.position;
    while (this.position < this.text.length && !'(*)'.includes(this.text.charAt(this.position))) this.position++;
    return this.text.slice(start, this.position);
  }

  private expect(character: string): void {
    if (this.text[this.position] !== character) throw new RangeError(`malformed color token ${this.text}`);
    this.position++;
  }
}
