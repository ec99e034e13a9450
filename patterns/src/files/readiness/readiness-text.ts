import type { RepeatLayout } from '../../core/lattice.ts';
import type { SeamResult } from '../../seam/check-seam.ts';
import { printable } from '../file-meta.ts';
import type { FileForm, ProductionFormat } from '../formats.ts';
import type { PrintReadiness } from './print-readiness.ts';

const LAYOUTS: Readonly<Record<RepeatLayout, string>> = {
  block: 'block: lay the tile edge to edge',
  'half-drop': 'half-drop: drop every second column by half a tile',
  brick: 'brick: move every second row by half a tile',
  mirror: 'mirror: reflect every second tile in both directions',
};

const SEAM_RESULTS: Readonly<Record<SeamResult, string>> = {
  seamless: 'seamless',
  suspect: 'suspect: look at the joint before printing',
  broken: 'broken: the tile does not join in this layout',
};

const FORMATS: Readonly<Record<ProductionFormat, string>> = {
  psd: 'PSD, layered bitmap',
  jpg: 'JPG, bitmap, quality 94, 4:4:4',
  png: 'PNG, lossless bitmap',
  tiff: 'TIFF, lossless bitmap',
  svg: 'SVG, vector',
  pdf: 'PDF 1.6, vector with layers',
  eps: 'EPS, vector',
  ai: 'AI, PDF-compatible Illustrator file without native Illustrator data',
};

const FORMS: Readonly<Record<FileForm, string>> = { tile: '', 'straight-repeat': ', straight repeat' };

const BYTES_PER_KILOBYTE = 1000;

function sizeOf(byteLength: number): string {
  return `${(byteLength / BYTES_PER_KILOBYTE).toFixed(0)} kB`;
}

/** Escapes text for a table cell. */
const cell = (text: string): string => printable(text).replaceAll('|', '\\|');

/** Returns the description of a format. Files delivered as pictures have no layers: their PDF holds the picture. */
function formatOf({ layers }: PrintReadiness, format: ProductionFormat): string {
  return format === 'pdf' && layers.length === 0 ? 'PDF 1.6, bitmap' : FORMATS[format];
}

function lineOf({ layers, thinnestLineMillimeters: line }: PrintReadiness): string {
  if (line !== null) return `${line.toFixed(2)} mm`;
  return layers.length === 0 ? 'not measured in a bitmap' : 'no stroked lines';
}

function transparencyOf({ translucentLayers }: PrintReadiness): string {
  if (translucentLayers.length === 0) return 'none';
  return `in ${translucentLayers.join(', ')}; the EPS, which has no transparency, holds what they cover as a 300 dpi picture`;
}

/** Formats the print-readiness report as Markdown that also reads as plain text. */
export function readinessText(report: PrintReadiness): string {
  const { pixels, density } = report;
  const facts = [
    ['Asset', report.assetId],
    ['Bitmaps', `${pixels} x ${pixels} px at ${density} dpi`],
    [
      'Printed size',
      `${report.centimeters.toFixed(2)} x ${report.centimeters.toFixed(2)} cm (${report.inches.toFixed(2)} in)`,
    ],
    ['Repeat', LAYOUTS[report.layout]],
    ['Seam', `${SEAM_RESULTS[report.seam.result]} (score ${report.seam.score.toFixed(2)} of 1)`],
    ['Colour space', report.colorSpace],
    ['Layers', report.layers.length === 0 ? 'none: a bitmap' : report.layers.join(', ')],
    ['Fonts', report.fonts.length === 0 ? 'none needed' : report.fonts.join(', ')],
    ['Transparency', transparencyOf(report)],
    ['Thinnest line', lineOf(report)],
  ] as const;
  const lines = [
    `# Print readiness: ${printable(report.title)}`,
    '',
    '| Fact | Value |',
    '| --- | --- |',
    ...facts.map(([name, value]) => `| ${name} | ${cell(value)} |`),
    '',
    '## Files',
    '',
    '| File | Size | SHA-256 |',
    '| --- | --- | --- |',
    ...report.files.map(
      ({ format, form, byteLength, sha256 }) =>
        `| ${formatOf(report, format)}${FORMS[form]} | ${sizeOf(byteLength)} | ${sha256} |`,
    ),
    '',
  ];
  return lines.join('\n');
}
