import { meanDifference, readWithMupdf, readWithPdfjs } from '../../../test/support/readers.ts';
import { PALETTES } from '../../palettes.ts';
import { drawPattern, patternSvg } from '../../pattern.ts';
import { FAMILIES } from '../../registry.ts';
import { productionFile } from '../production-file.ts';
import { parseSvg } from '../vector/svg-tree.ts';
import type { SvgNode } from '../vector/svg-tree.ts';
import { writePdf } from './write-pdf.ts';

const META = {
  title: 'Café & Sea',
  author: 'Studio Halcyon',
  copyright: '© 2026 Studio Halcyon',
  assetId: 'HD-10000017',
  url: 'https://halfdrop.example/patterns/cafe-and-sea',
};
/** Large enough for the finest thread to be as wide as the thinnest line that the readers paint. */
const PIXELS = 1000;

const wrapped = (inner: string): SvgNode => parseSvg(`<svg viewBox="0 0 10 10"><g data-name="A">${inner}</g></svg>`);

test('the page has the printed size of 3500 px at 300 dpi, a title, and every layer of the drawing', async () => {
  const spec = { family: 'topo', variant: 1, palette: 'aubergine', seed: 1 };
  const { facts } = readWithPdfjs(await productionFile(spec, 'pdf', META), PIXELS);
  expect(facts).toMatchObject({ pages: 1, view: [0, 0, 840, 840], title: 'Café & Sea', xmpTitle: 'Café & Sea' });
  const names = drawPattern(spec).layers.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(6);
  expect(facts.layers.toSorted()).toEqual(names.toSorted());
});

test('the ai file is a sound one-page PDF with the layers, which says that it is no native Illustrator file', async () => {
  const spec = { family: 'botanica', variant: 0, palette: 'midnight-garden', seed: 1 };
  const { facts, png } = readWithMupdf(await productionFile(spec, 'ai', META), PIXELS);
  expect(facts).toMatchObject({ pages: 1, bounds: [0, 0, 840, 840], title: 'Café & Sea', wasRepaired: false });
  expect(facts.layers).toEqual(['Blooms', 'Small flowers', 'Sprigs', 'Leaves', 'Background']);
  expect(facts.xmp).toContain('PDF-compatible Illustrator file');
  expect(await meanDifference(png, await productionFile(spec, 'png', META, PIXELS))).toBeLessThan(4);
});

test.each([
  ['paisley', 'references and mirrored copies', 0],
  ['plaid', 'clipping and translucent groups', 1],
  ['sashiko', 'strokes and translucent texture', 1],
  ['riso', 'multiplied layers', 0],
])('%s looks the same as its PNG: %s', async (family, _, variant) => {
  const spec = { family, variant, palette: 'samarkand', seed: 2 };
  const { png } = readWithPdfjs(await productionFile(spec, 'pdf', META), PIXELS);
  expect(await meanDifference(png, await productionFile(spec, 'png', META, PIXELS))).toBeLessThan(6);
});

test('the drawings of every family are within what the writer knows', () => {
  const options = { tileSize: 84, layout: 'block' as const, ...META, xmp: '', iccProfile: Buffer.from('profile') };
  for (const [index, family] of FAMILIES.entries()) {
    const palette = PALETTES.find((candidate) => family.paletteAllowed?.(candidate) ?? true)?.slug ?? '';
    const svg = patternSvg({ family: family.slug, variant: index % family.variants.length, palette, seed: 4 });
    expect(writePdf(parseSvg(svg), options).subarray(0, 8).toString()).toBe('%PDF-1.6');
  }
});

test('a drawing outside the subset is refused rather than drawn in part', () => {
  const options = { tileSize: 84, layout: 'block' as const, ...META, xmp: '', iccProfile: Buffer.from('profile') };
  expect(() => writePdf(wrapped('<text>no</text>'), options)).toThrow('SVG element text');
  expect(() => writePdf(wrapped('<use href="#gone"/>'), options)).toThrow('missing id gone');
  expect(() => writePdf(wrapped('<path d="M0 0L5 5" fill="red"/>'), options)).toThrow('hex colors');
  expect(() => writePdf(parseSvg('<svg></svg>'), options)).toThrow('view box');
});
