import { drawWithGhostscript, meanDifference } from '../../../test/support/readers.ts';
import { productionFile } from '../production-file.ts';
import { ascii85 } from './ascii85.ts';
import { dscText } from './dsc.ts';
import { formProcedure } from './prolog.ts';

const META = {
  title: 'Café (& Sea)',
  author: 'Studio Halcyon',
  copyright: '© 2026 Studio Halcyon',
  assetId: 'HD-10000017',
  url: 'https://halfdrop.example/patterns/cafe-and-sea',
};
const PIXELS = 1000;
const DENSITY = 300;
const palette = 'samarkand';

const picturesIn = (eps: Buffer): number => eps.toString('latin1').split('/ImageType 4').length - 1;

test.each([
  ['botanica', 0, 'references to shared motifs', 0],
  ['truchet', 0, 'clipped motifs', 0],
  ['riso', 0, 'multiplied inks', 1],
  ['watercolour', 0, 'translucent washes below opaque splashes', 1],
  ['quilt', 0, 'translucent stitches over opaque patches', 1],
])('%s.%d as Ghostscript draws its eps is the png: %s', async (family, variant, _, pictures) => {
  const spec = { family, variant, palette, seed: 2 };
  const eps = await productionFile(spec, 'eps', META, PIXELS);
  const { facts, png } = drawWithGhostscript(eps, PIXELS, DENSITY);
  expect(facts.said).toEqual([]);
  expect(picturesIn(eps)).toBe(pictures);
  expect(await meanDifference(png, await productionFile(spec, 'png', META, PIXELS))).toBeLessThan(3);
});

test('the header names size, title and copyright in plain ASCII', async () => {
  const spec = { family: 'minimal', variant: 2, palette, seed: 1 };
  const head = (await productionFile(spec, 'eps', META)).toString('latin1').split('%%EndComments')[0]?.split('\n');
  expect(head).toEqual(
    expect.arrayContaining([
      '%!PS-Adobe-3.0 EPSF-3.0',
      '%%BoundingBox: 0 0 840 840',
      '%%Title: (Cafe \\(& Sea\\))',
      '%%Copyright: (\\(c\\) 2026 Studio Halcyon)',
      '%%LanguageLevel: 2',
    ]),
  );
  expect(dscText('x'.repeat(900)).length).toBeLessThan(255);
});

test('a form too long for one procedure is written as several', () => {
  const body = '1 2 m\n3 4 l\nS\n'.repeat(12_000);
  const definition = formProcedure({ name: 'F0', body, isGroup: false });
  expect(definition.match(/bind def/g)).toHaveLength(3);
  expect(definition).toContain('/F0 {F0.0 F0.1} bind def');
  expect(definition.split(' l\n')).toHaveLength(12_001);
});

test('base-85 text is that of the PostScript reference', () => {
  expect(ascii85(Buffer.from('Man sure.')).toString()).toBe('9jqo^F*2M7/c~>\n');
  expect(ascii85(Buffer.alloc(5)).toString()).toBe('z!!~>\n');
});
