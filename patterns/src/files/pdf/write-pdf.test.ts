import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';

import { patternSvg } from '../../pattern.ts';
import type { PatternSpec } from '../../pattern.ts';
import { PALETTES } from '../../palettes.ts';
import { FAMILIES } from '../../registry.ts';
import { renderPixels } from '../../raster/render.ts';
import { productionFile } from '../production-file.ts';
import { writePdf } from './write-pdf.ts';

const META = {
  title: 'Café & Sea',
  author: 'Studio Halcyon',
  copyright: '© 2026 Studio Halcyon',
  assetId: 'asset-17',
  url: 'https://halfdrop.example/patterns/cafe-and-sea',
};
/** Large enough for the finest thread to be as wide as the thinnest line that pdf.js paints. */
const PIXELS = 1000;

interface ReadPdf {
  readonly pages: number;
  readonly view: readonly number[];
  readonly layers: readonly string[];
  readonly title: string;
  readonly xmpTitle: string;
  readonly png: string;
}

function isReadPdf(value: unknown): value is ReadPdf {
  return typeof value === 'object' && value !== null && 'pages' in value && 'png' in value && 'layers' in value;
}

/** What pdf.js makes of a file. */
function readPdf(file: Buffer): ReadPdf {
  const folder = mkdtempSync(join(tmpdir(), 'halfdrop-pdf-'));
  try {
    const path = join(folder, 'pattern.pdf');
    writeFileSync(path, file);
    const reader = join(__dirname, '../../testing/read-pdf.mjs');
    const output = execFileSync(process.execPath, [reader, path, String(PIXELS)], { maxBuffer: 64_000_000 });
    const result: unknown = JSON.parse(output.toString('utf8'));
    if (!isReadPdf(result)) throw new Error('the reader printed something else');
    return result;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Mean difference (0 to 255) of the PDF as pdf.js paints it and the SVG as librsvg does. */
async function differenceFromSvg(spec: PatternSpec, read: ReadPdf): Promise<number> {
  const painted = await sharp(Buffer.from(read.png, 'base64')).flatten().removeAlpha().raw().toBuffer();
  const rendered = await renderPixels(patternSvg(spec), PIXELS);
  const total = rendered.reduce((sum, value, index) => sum + Math.abs(value - (painted[index] ?? 0)), 0);
  return total / rendered.length;
}

const wrapped = (inner: string): string => `<svg viewBox="0 0 10 10"><g data-name="A">${inner}</g></svg>`;

test('the page has the printed size of 3500 px at 300 dpi, a title, and every layer of the drawing', async () => {
  const spec = { family: 'topo', variant: 1, palette: 'aubergine', seed: 1 };
  const read = readPdf(await productionFile(spec, 'pdf', META));
  expect(read).toMatchObject({ pages: 1, view: [0, 0, 840, 840], title: 'Café & Sea', xmpTitle: 'Café & Sea' });
  expect(read.layers).toHaveLength(11);
  expect(read.layers).toContain('Level 10');
});

test.each([
  ['paisley', 'references and mirrored copies', 0],
  ['plaid', 'clipping and translucent groups', 1],
  ['sashiko', 'strokes and translucent texture', 1],
  ['riso', 'multiplied layers', 0],
])('%s looks the same as its SVG: %s', async (family, _, variant) => {
  const spec = { family, variant, palette: 'samarkand', seed: 2 };
  const read = readPdf(await productionFile(spec, 'pdf', META));
  expect(await differenceFromSvg(spec, read)).toBeLessThan(6);
});

test('the drawings of every family are within what the writer knows', () => {
  const options = { pageSize: 84, ...META, xmp: '', iccProfile: Buffer.from('profile') };
  for (const [index, family] of FAMILIES.entries()) {
    const palette = PALETTES.find((candidate) => family.paletteAllowed?.(candidate) ?? true)?.slug ?? '';
    const svg = patternSvg({ family: family.slug, variant: index % family.variants.length, palette, seed: 4 });
    expect(writePdf(svg, options).subarray(0, 8).toString()).toBe('%PDF-1.6');
  }
});

test('a drawing outside the subset is refused rather than drawn in part', () => {
  const options = { pageSize: 84, ...META, xmp: '', iccProfile: Buffer.from('profile') };
  expect(() => writePdf(wrapped('<text>no</text>'), options)).toThrow('SVG element text');
  expect(() => writePdf(wrapped('<use href="#gone"/>'), options)).toThrow('missing id gone');
  expect(() => writePdf(wrapped('<path d="M0 0L5 5" fill="red"/>'), options)).toThrow('hex colours');
  expect(() => writePdf('<svg></svg>', options)).toThrow('view box');
});
