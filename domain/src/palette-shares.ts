/** The most colors of a palette that is searched for. */
export const MAX_PALETTE_COLORS = 8;

const WHOLE = 100;
const SHARE = /^([\da-f]{6})-([1-9]\d?|100)$/i;

/** A color as `#rrggbb` and its part of the area in percent; parts count relative to each other. */
export interface PaletteShare {
  readonly hex: string;
  readonly share: number;
}

/** Reads a color as addresses have it, such as `1f3a5f-40`; null for anything else. */
export function readPaletteShare(text: string): PaletteShare | null {
  const [, digits, share] = SHARE.exec(text) ?? [];
  return digits === undefined ? null : { hex: `#${digits.toLowerCase()}`, share: Number(share) };
}

/** Writes a color for an address; its part is rounded to 1 to 100. */
export function writePaletteShare({ hex, share }: PaletteShare): string {
  return `${hex.slice(1)}-${Math.min(WHOLE, Math.max(1, Math.round(share)))}`;
}
