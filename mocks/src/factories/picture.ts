/** Colors of the generated previews: ground and ink. */
const PALETTES = [
  ['#f4ead9', '#1f3a4d'],
  ['#2f4a3a', '#e7d9b4'],
  ['#f7d9cf', '#a63d2f'],
  ['#dfe7ee', '#35507a'],
  ['#f3e2a9', '#6a4a1c'],
  ['#3a2d4d', '#e9c7d8'],
] as const;

/** Returns the ground and ink colors of the n-th pattern. */
export function paletteOf(index: number): readonly [ground: string, ink: string] {
  return PALETTES[index % PALETTES.length] ?? PALETTES[0];
}

const MOTIFS = [
  '<circle cx="50" cy="50" r="22"/>',
  '<path d="M50 20 80 50 50 80 20 50Z"/>',
  '<path d="M0 40h100v20H0z"/>',
  '<path d="M50 15c20 15 20 55 0 70c-20-15-20-55 0-70Z"/>',
] as const;

/**
 * Returns a small generated tile as a data URL, or several side by side, so that tests and Sandbox show pictures
 * without a server.
 */
export function picture(
  index: number,
  width: number,
  [columns, rows]: readonly [columns: number, rows: number] = [1, 1],
): string {
  const [ground, ink] = paletteOf(index);
  const motif = MOTIFS[index % MOTIFS.length] ?? MOTIFS[0];
  const cells = Array.from({ length: columns * rows }, (_, cell) => {
    const move = `translate(${(cell % columns) * 100} ${Math.floor(cell / columns) * 100})`;
    return `<g fill="${ink}" transform="${move}">${motif}</g>`;
  });
  const size = `width="${columns * width}" height="${rows * width}" viewBox="0 0 ${columns * 100} ${rows * 100}"`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}>` +
    `<rect width="${columns * 100}" height="${rows * 100}" fill="${ground}"/>${cells.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/**
 * Returns the same as a URL to which a width is appended; everything after `#` is ignored, so the drawing does not
 * depend on the width.
 */
export function pictureBaseUrl(index: number, size?: readonly [columns: number, rows: number]): string {
  return `${picture(index, 640, size)}#`;
}
