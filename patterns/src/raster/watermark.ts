/** Drawing units of the watermark cell; its edges are chosen so that the lattice of marks looks even. */
const CELL_WIDTH = 200;
const CELL_HEIGHT = 160;

/** Hairlines on both diagonals, with gaps for the mark and the word. */
const LATTICE = 'M0 160L66 107.2M134 52.8L200 0M0 0L66 52.8M134 107.2L200 160';

/** The shop's mark: four petals around the center of the cell. */
const PETALS =
  'M100 74C88 62 88 50 100 40C112 50 112 62 100 74ZM100 74C88 86 88 98 100 108C112 98 112 86 100 74Z' +
  'M100 74C88 62 76 62 66 74C76 86 88 86 100 74ZM100 74C112 62 124 62 134 74C124 86 112 86 100 74Z';

/** The letters of HALFDROP as single strokes on a grid of 8 by 10 units. */
const LETTERS: readonly string[] = [
  'M0 0V10M6 0V10M0 5H6',
  'M0 10L3.5 0L7 10M1.4 6H5.6',
  'M0 0V10H5',
  'M5 0H0V10M0 5H4.4',
  'M0 0V10H2.5C7.6 10 7.6 0 2.5 0Z',
  'M0 10V0H3C7 0 7 5.4 3 5.4H0M3.4 5.4L6 10',
  'M3.5 0C-1.2 0 -1.2 10 3.5 10C8.2 10 8.2 0 3.5 0Z',
  'M0 10V0H3C7 0 7 5.6 3 5.6H0',
];
const LETTER_PITCH = 10.5;

function word(): string {
  const left = CELL_WIDTH / 2 - (LETTERS.length * LETTER_PITCH - 4) / 2;
  return LETTERS.map(
    (letter, index) => `<path d="${letter}" transform="translate(${left + index * LETTER_PITCH} 118)"/>`,
  ).join('');
}

/** Returns one copy of the drawing in one color; the dark copy is slightly below the light one, like an engraving. */
function engraving(color: string, opacity: number, offset: number): string {
  return (
    `<g transform="translate(${offset} ${offset})" fill="none" stroke="${color}" stroke-opacity="${opacity}" ` +
    `stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="${LATTICE}"/><path d="${PETALS}"/>${word()}</g>`
  );
}

/** Returns a length in pixels near `ideal` that does not divide `width`. */
function lengthThatDoesNotDivide(width: number, ideal: number): number {
  let length = Math.max(3, Math.round(ideal));
  while (width % length === 0) length += 1;
  return length;
}

/**
 * Returns the size in pixels of one watermark cell on a preview of `width` pixels. Neither edge divides the width, so
 * that a watermarked preview cannot be used as a repeat.
 */
export function watermarkCell(width: number): { width: number; height: number } {
  const cellWidth = lengthThatDoesNotDivide(width, width * 0.2217);
  const ideal = (cellWidth * CELL_HEIGHT) / CELL_WIDTH;
  return { width: cellWidth, height: lengthThatDoesNotDivide(width, ideal) };
}

/** Returns the watermark cell as SVG: paths only, so that no font is needed to draw it. */
export function watermarkSvg(width: number): string {
  const cell = watermarkCell(width);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cell.width}" height="${cell.height}" ` +
    `viewBox="0 0 ${CELL_WIDTH} ${CELL_HEIGHT}" preserveAspectRatio="none">` +
    `${engraving('#000000', 0.32, 1)}${engraving('#ffffff', 0.68, 0)}</svg>`
  );
}
