import { repeatBlock, type PrintReadiness, type RepeatLayout } from '@halfdrop/patterns';
import type { ZippedFile } from './downloads.ports.ts';

const layoutWords: Readonly<Record<RepeatLayout, string>> = {
  block: 'a straight grid: tiles lie edge to edge',
  'half-drop': 'a half-drop: every second column hangs half a tile lower',
  brick: 'a brick layout: every second row is moved by half a tile',
  mirror: 'a mirror layout: every second tile is reflected, across and down',
};

/** Describes the printed size of an area of tiles. */
function sizeWords({ pixels, density, centimeters }: PrintReadiness, columns: number, rows: number): string {
  const cm = (tiles: number) => (tiles * centimeters).toFixed(1);
  return `${columns * pixels} x ${rows * pixels} px, ${cm(columns)} x ${cm(rows)} cm at ${density} dpi`;
}

/** Returns the README of a zip: the purpose of each file. The same files always produce the same text. */
export function readmeText(
  files: readonly Pick<ZippedFile, 'name' | 'form'>[],
  { title, colors, readiness }: { readonly title: string; readonly colors: string; readonly readiness: PrintReadiness },
): string {
  const { layout } = readiness;
  const { columns, rows } = repeatBlock(layout);
  const list = (form: ZippedFile['form']) => files.filter((file) => file.form === form).map(({ name }) => `  ${name}`);
  const straight = list('straight-repeat');
  const lines = [
    'WHICH FILE IS FOR WHAT',
    '',
    `${title} repeats in ${layoutWords[layout]}.`,
    `Colours: ${colors}.`,
    '',
    `ONE TILE: ${sizeWords(readiness, 1, 1)}`,
    ...(layout === 'block'
      ? ['Fills any area as it is, in every program.']
      : [`For programs and print services that lay a ${layout} repeat themselves.`]),
    ...list('tile'),
    ...(straight.length === 0
      ? []
      : [
          '',
          `STRAIGHT REPEAT: ${sizeWords(readiness, columns, rows)}`,
          'The smallest rectangle that repeats in a straight grid. For pattern fills of image editors and design tools,',
          'for CSS backgrounds, and for print services that lay files edge to edge.',
          ...straight,
        ]),
    '',
    'PRINT-READINESS.txt tells what a printer asks, LICENSE.txt and CERTIFICATE.pdf what you may do, and manifest.json',
    'the size and checksum of every file.',
  ];
  return `${lines.join('\n')}\n`;
}
