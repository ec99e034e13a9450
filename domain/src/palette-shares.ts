/** Maximum number of colors in a palette search. */
export const MAX_PALETTE_COLORS = 8;

const WHOLE = 100;
const SHARE = /^([\da-f]{6})-([1-9]\d?|100)$/i;

/** A color as `#rrggbb` with its share of the area in percent; shares are relative to each other. */
export interface PaletteShare {
  readonly hex: string;
  readonly share: number;
}

/** Parses a color from a URL, such as `1f3a5f-40`; returns null for anything else. */
export function readPaletteShare(text: string): PaletteShare | null {
  const [, digits, share] = SHARE.exec(text) ?? [];
  return digits === undefined ? null : { hex: `#${digits.toLowerCase()}`, share: Number(share) };
}

/** Formats a color for a URL; its share is rounded and clamped to 1–100. */
export function writePaletteShare({ hex, share }: PaletteShare): string {
  return `${hex.slice(1)}-${Math.min(WHOLE, Math.max(1, Math.round(share)))}`;
}
