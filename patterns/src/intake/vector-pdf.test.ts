import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { readWithMupdf } from '../../test/support/readers.ts';
import { productionFile } from '../files/production-file.ts';
import { drawingInks, readDrawing } from '../tiles/uploaded-drawing.ts';
import { inspectUpload } from './inspect-upload.ts';
import { preflightUpload } from './preflight-upload.ts';
import { pdfOf, pdfStream } from './testing/pdf-builder.ts';

const fixture = (name: string) => readFileSync(path.join(__dirname, '../../test/fixtures/uploads', name));
const META = {
  title: 'Drawn',
  author: 'Studio',
  copyright: '© 2026 Studio',
  assetId: 'HD-10000001',
  url: 'https://shop.example/product/drawn',
};

async function drawingIn(pdf: Buffer): Promise<string> {
  const result = await inspectUpload(pdf);
  if (!result.isAccepted || result.svg === null) throw new Error(JSON.stringify(result));
  return result.svg;
}

/** The mean difference of samples, from 0 to 255, between the drawing that was read and the page as MuPDF draws it. */
async function differenceFromMupdf(pdf: Buffer): Promise<number> {
  const edge = 350;
  const samples = (file: Buffer | string) =>
    sharp(Buffer.from(file))
      .resize(edge, edge, { fit: 'fill' })
      .flatten({ background: '#fff' })
      .toColorspace('srgb')
      .raw()
      .toBuffer();
  const own = await samples(await drawingIn(pdf));
  const other = await samples(readWithMupdf(pdf, edge).png);
  return own.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / own.length;
}

test.each(['inkscape.pdf', 'gs.pdf', 'mupdf.pdf'])('R-23 %s is read as the drawing that it is', async (name) => {
  const { upload, report } = await preflightUpload(fixture(name), { layout: 'block' });
  expect(upload).toMatchObject({ isAccepted: true, kind: 'pdf', width: 72, height: 72 });
  // So few shapes say nothing of a seam.
  expect(report.findings.filter(({ code }) => code !== 'border' && code !== 'seam-broken')).toEqual([]);
  expect(report.facts).toMatchObject({ kind: 'pdf', size: { width: 72, height: 72 } });
  expect(await drawingInks(readDrawing(await drawingIn(fixture(name))))).toEqual(['#204030', '#c05040', '#e0c060']);
});

test.each(['botanica', 'bauhaus', 'seigaiha', 'watercolour', 'riso', 'kilim'])(
  'D-14 what is drawn of a PDF of %s is what another reader draws of it',
  async (family) => {
    const spec = { family, variant: 0, palette: 'delft', seed: 2 };
    const pdf = await productionFile(spec, 'pdf', META, 350);
    expect(await differenceFromMupdf(pdf)).toBeLessThan(3);
  },
);

test.each([
  ['a line as wide as its units make it', '0 0 1 RG 2 0 0 1 0 0 cm 4 w 5 10 m 45 90 l S'],
  ['dashes', '3 w [9 4] 2 d 1 J 10 10 m 90 10 l 90 90 l S'],
  [
    'a clip inside of a clip',
    'q 10 10 60 60 re W n 40 40 50 50 re W* n 1 0 0 rg 0 0 100 100 re f Q 0 1 0 rg 0 0 9 9 re f',
  ],
  ['curves from and to their points', '0.2 g 10 10 m 20 90 50 50 v 90 90 90 10 y h B'],
  ['a form that is moved', '1 0 0 1 20 30 cm /F Do'],
  ['a group that is translucent', '0 0 1 rg 0 0 60 60 re f /G gs /T Do'],
  ['holes', '1 0 0 rg 10 10 80 80 re 30 30 40 40 re f*'],
  ['colors of a profile', '/C cs 1 0.5 0 scn 10 10 50 80 re f'],
])('what is drawn of %s is what another reader draws of it', async (_what, content) => {
  const box = '/Type /XObject /Subtype /Form /BBox [0 0 30 30]';
  const { icc = Buffer.alloc(0) } = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
    .withIccProfile('srgb')
    .png()
    .toBuffer()
    .then((png) => sharp(png).metadata());
  const pdf = pdfOf({
    content,
    page: `/Resources << /XObject << /F 10 0 R /T 11 0 R >> /ExtGState << /G << /ca 0.5 /BM /Multiply >> >>
      /ColorSpace << /C [/ICCBased 12 0 R] >> >>`,
    objects: [
      pdfStream(`${box} /Matrix [2 0 0 1 0 0]`, '1 0 0 rg 0 0 40 40 re f'),
      pdfStream(`${box} /Group << /S /Transparency >>`, '1 0 0 rg 0 0 20 30 re f 0 1 0 rg 10 0 20 30 re f'),
      pdfStream('/N 3', icc.toString('latin1')),
    ],
  });
  expect(await differenceFromMupdf(pdf)).toBeLessThan(2);
});

const resources = (entries: string) => ({ page: `/Resources << ${entries} >>` });
const form = (entries: string, content: string) => pdfStream(`/Subtype /Form /BBox [0 0 9 9] ${entries}`, content);

test.each([
  ['is encrypted', { content: '', catalog: '/Encrypt << /V 5 >>' }, 'unsupported'],
  [
    'runs a script when it is opened',
    { content: '', catalog: '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>' },
    'script',
  ],
  ['hides the name of a script', { content: '', catalog: '/OpenAction << /J#53 (x) >>' }, 'script'],
  ['carries files', { content: '', catalog: '/Names << /EmbeddedFiles << /Names [] >> >>' }, 'placed-file'],
  ['has two pages', { content: '', pages: 2 }, 'multiple-pages'],
  ['has hidden layers', { content: '', catalog: '/OCProperties << /D << /OFF [10 0 R] >> >>' }, 'unsupported'],
  ['has text', { content: 'BT /F 9 Tf (Words) Tj ET' }, 'live-text'],
  [
    'has a picture',
    { content: '/P Do', ...resources('/XObject << /P 10 0 R >>'), objects: [pdfStream('/Subtype /Image', 'x')] },
    'unsupported',
  ],
  ['has a picture in its content', { content: 'BI /W 1 /H 1 ID x EI' }, 'unsupported'],
  ['has a gradient', { content: '/S sh' }, 'unsupported'],
  ['has a pattern', { content: '/Pattern cs /P scn 0 0 9 9 re f' }, 'unsupported'],
  ['has the colors of a press', { content: '1 0 0 0 k 0 0 9 9 re f' }, 'unsupported'],
  [
    'has an ink of its own',
    { content: '/C cs 1 scn', ...resources('/ColorSpace << /C [/Separation /Gold /DeviceRGB 10 0 R] >>') },
    'unsupported',
  ],
  [
    'has a soft mask',
    { content: '/G gs', ...resources('/ExtGState << /G << /SMask << /S /Alpha >> >> >>') },
    'unsupported',
  ],
  [
    'draws itself',
    {
      content: '/F Do',
      ...resources('/XObject << /F 10 0 R >>'),
      objects: [form('/Resources << /XObject << /F 10 0 R >> >>', '/F Do')],
    },
    'recursion',
  ],
  [
    'has pages that contain themselves',
    { content: '', objects: ['<< /Kids [10 0 R] >>'], catalog: '/Pages 10 0 R' },
    'recursion',
  ],
  ['has an unknown operator', { content: '1 2 3 paint' }, 'malformed'],
  ['has too few numbers', { content: '1 2 3 c' }, 'malformed'],
  ['is nested without end', { content: '['.repeat(100) }, 'too-complex'],
] satisfies [string, Parameters<typeof pdfOf>[0], string][])(
  'a PDF is refused that %s',
  async (_what, options, reason) => {
    expect(await inspectUpload(pdfOf(options))).toMatchObject({ isAccepted: false, reason });
  },
);

test('a PDF is refused whose parts unpack to more than is looked at, or multiply', async () => {
  const zeros = deflateSync(Buffer.alloc(60_000_000, ' ')).toString('latin1');
  const bomb = pdfOf({ content: '', page: '/Contents 10 0 R', objects: [pdfStream('/Filter /FlateDecode', zeros)] });
  expect(await inspectUpload(bomb)).toMatchObject({ reason: 'decompression-bomb' });
  const doubled = Array.from({ length: 22 }, (_, index) =>
    form(`/Resources << /XObject << /F ${11 + index} 0 R >> >>`, index === 21 ? '0 0 9 9 re f' : '/F Do /F Do'),
  );
  const forms = pdfOf({ content: '/F Do', ...resources('/XObject << /F 10 0 R >>'), objects: doubled });
  expect(await inspectUpload(forms)).toMatchObject({ reason: 'too-complex' });
});

test.each(['inkscape.pdf', 'gs.pdf', 'mupdf.pdf'])(
  '%s cut or changed anywhere is taken or refused with a reason',
  async (name) => {
    const whole = fixture(name);
    for (let at = 0; at < whole.length; at += Math.ceil(whole.length / 100)) {
      const changed = Buffer.from(whole);
      changed.writeUInt8(changed.readUInt8(at) ^ 0x55, at);
      for (const file of [whole.subarray(0, at), changed]) {
        expect(typeof (await inspectUpload(file)).isAccepted).toBe('boolean');
      }
    }
  },
);
