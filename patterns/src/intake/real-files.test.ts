import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { preflightUpload } from './preflight-upload.ts';

const folder = path.join(__dirname, '../../test/fixtures/uploads');
const files = readdirSync(folder).filter((name) => !name.endsWith('.md'));
const check = (name: string) => preflightUpload(readFileSync(path.join(folder, name)), { layout: 'block' });

/** Expected findings for some of them; all are too small to be sold. */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  'gs-cmyk.tif': ['profile-missing'],
  'imagemagick-cmyk.tif': ['colors-converted'],
  'imagemagick-cmyk.jpg': ['profile-missing'],
  'imagemagick-p3.png': ['colors-converted'],
  'imagemagick-16.png': ['deep-color'],
  'imagemagick-16.tif': ['deep-color'],
  'gimp-16.tif': ['deep-color'],
  'gimp-16.psd': ['deep-color'],
  'imagemagick-palette.png': ['few-colors'],
};

/** The seam check is meaningless on so few pixels. */
const SEAMS: readonly string[] = ['seam-broken', 'border'];

test('every format that is taken is there', () => {
  const extensions = new Set(files.map((name) => path.extname(name)));
  expect([...extensions].toSorted()).toEqual(['.jpg', '.pdf', '.png', '.psd', '.svg', '.tif']);
});

test.each(files)('%s goes in, with what is to be said of it', async (name) => {
  const { upload, report } = await check(name);
  const isDrawn = /\.(?:svg|pdf)$/.test(name);
  const side = name.endsWith('.pdf') ? 72 : 96;
  expect(upload).toMatchObject({ isAccepted: true, width: side, height: side });
  const codes = report.findings.map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining([...(TOLD[name] ?? [])]));
  const errors = report.findings.filter(({ code, severity }) => severity === 'error' && !SEAMS.includes(code));
  const known = [...(isDrawn ? [] : ['too-small']), ...(TOLD[name] ?? [])];
  expect(errors.filter(({ code }) => !known.includes(code))).toEqual([]);
  expect(report.measures?.palette.map((swatch) => swatch.name)).toEqual(
    expect.arrayContaining([expect.stringMatching(/green/i)]),
  );
});

test.each([
  ['imagemagick-layers.psd', 2],
  ['imagemagick-zipped-layers.psd', 2],
  ['gimp-layers.psd', 2],
])('the layers of %s are counted', async (name, least) => {
  expect((await check(name)).report.facts?.layers).toBeGreaterThanOrEqual(least);
});
