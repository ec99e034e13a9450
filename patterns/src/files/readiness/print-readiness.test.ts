import { createHash } from 'node:crypto';

import { parseSvg } from '../vector/svg-tree.ts';
import { fileFacts, printReadiness } from './print-readiness.ts';
import { readinessText } from './readiness-text.ts';
import { thinnestLine } from './thinnest-line.ts';

const META = {
  title: 'Café | Sea',
  author: 'Studio Halcyon',
  copyright: '© 2026 Studio Halcyon',
  assetId: 'HD-10000017',
  url: 'https://halfdrop.example/patterns/cafe-and-sea',
};
const TWEED = { family: 'tweed', variant: 2, palette: 'samarkand', seed: 2 };
const PIXELS = 350;

test('the report tells size, layers, transparency, the thinnest line and that the tile is seamless, also as text', async () => {
  const bytes = Buffer.from('file');
  const report = await printReadiness(TWEED, META, [fileFacts({ format: 'ai', form: 'tile', bytes })], PIXELS);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  expect(report).toMatchObject({
    layout: 'block',
    pixels: 350,
    density: 300,
    fonts: [],
    layers: ['Background', 'Yarn', 'Neps', 'Shadow', 'Twist'],
    translucentLayers: ['Shadow', 'Twist'],
    seam: { result: 'seamless' },
    files: [{ format: 'ai', form: 'tile', byteLength: 4, sha256 }],
  });
  expect(report.centimeters).toBeCloseTo(2.96, 2);
  expect(report.inches).toBeCloseTo(1.17, 2);
  // The twist is 0.9 of the tile's 1000 units wide.
  expect(report.thinnestLineMillimeters).toBeCloseTo(0.0267, 3);
  const text = readinessText(report);
  expect(text).toContain('# Print readiness: Café | Sea\n');
  expect(text).toContain('| Bitmaps | 350 x 350 px at 300 dpi |\n| Printed size | 2.96 x 2.96 cm (1.17 in) |');
  expect(text).toContain('| Fonts | none needed |');
  expect(text).toContain('| Transparency | in Shadow, Twist; the EPS');
  expect(text).toContain(`| AI, PDF-compatible Illustrator file without native Illustrator data | 0 kB | ${sha256} |`);
});

test('a tile laid out for half-drop is checked as one', async () => {
  const spec = { family: 'botanica', variant: 2, palette: 'midnight-garden', seed: 1, repeat: 'half-drop' } as const;
  const report = await printReadiness(spec, META, [], PIXELS);
  expect(report).toMatchObject({ layout: 'half-drop', translucentLayers: [], seam: { result: 'seamless' } });
});

test('the thinnest line is measured after all transforms, and invisible ones are left out', () => {
  const drawing = (inner: string): ReturnType<typeof parseSvg> =>
    parseSvg(`<svg viewBox="0 0 10 10"><defs><g id="a"><path d="M0 0L1 1" stroke="#000"/></g></defs>${inner}</svg>`);
  expect(thinnestLine(drawing('<rect width="5" height="5" fill="#000000"/>'))).toBeNull();
  expect(thinnestLine(drawing('<use href="#a" transform="scale(3 0.5)"/>'))).toBeCloseTo(0.5);
  expect(thinnestLine(drawing('<g transform="rotate(30) scale(2)"><use href="#a"/></g>'))).toBeCloseTo(2);
  const unseen = '<path d="M0 0L1 1" stroke="#000" stroke-width="0.1" stroke-opacity="0"/>';
  expect(thinnestLine(drawing(`${unseen}<use href="#a"/>`))).toBeCloseTo(1);
});
