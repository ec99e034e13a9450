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

/**
 * Returns the mean difference of samples, from 0 to 255, between the parsed drawing and the page as rendered by MuPDF.
 */
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
  // The seam check is meaningless on so few shapes.
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

const axial = '/ShadingType 2 /ColorSpace /DeviceRGB /Coords [10 20 90 70]';
const radial = '/ShadingType 3 /ColorSpace /DeviceRGB /Coords [40 50 5 50 50 40]';
const ramp = (from: string, to: string, exponent = 1) =>
  `<< /FunctionType 2 /Domain [0 1] /N ${exponent} /C0 [${from}] /C1 [${to}] >>`;
const twoColors = `/Function ${ramp('1 0 0', '0 0 1')}`;
const bands = `/Function << /FunctionType 3 /Domain [0 1] /Bounds [0.3 0.3 0.6] /Encode [0 1 0 1 1 0 0 1]
  /Functions [${ramp('1 0 0', '1 1 0')} ${ramp('0 0 0', '0 0 0')} ${ramp('0 0 1', '0 1 0')} ${ramp('1 1 1', '0.2 0.2 0.2', 2)}] >>`;
const onwards = '/Extend [true true]';

test.each([
  ['along a line, and ending where it ends', `/S sh`, `${axial} ${twoColors}`],
  ['along a line, and beyond it', '/S sh', `${axial} ${onwards} ${twoColors}`],
  ['in bands, some of them turned and one bent', '/S sh', `${axial} ${onwards} ${bands}`],
  ['between circles', '/S sh', `${radial} ${twoColors}`],
  [
    'from the larger circle to the smaller one',
    '/S sh',
    `${radial.replace('40 50 5 50 50 40', '50 50 40 40 50 5')} /Extend [true false] ${bands}`,
  ],
  ['of samples', '/S sh', `${axial} ${onwards} /Function 10 0 R`],
  [
    'of one function for each color',
    '/S sh',
    `${axial} ${onwards} /Function [${ramp('1', '0')} ${ramp('0', '1')} ${ramp('0.5', '0.5')}]`,
  ],
  ['of grays', '/S sh', `${axial.replace('RGB', 'Gray')} ${onwards} /Function ${ramp('0', '1')}`],
  ['over a part of its way', '/S sh', `${axial} ${onwards} /Domain [0.25 0.75] ${bands}`],
  [
    'inside of a clip, moved and slanted',
    '20 20 50 60 re W n 0.5 0.1 -0.2 0.8 20 10 cm /S sh',
    `${axial} ${onwards} ${twoColors}`,
  ],
  [
    'as the fill of a path that is moved',
    '/Pattern cs /P scn 2 0 0 1 5 5 cm 5 5 30 80 re f',
    `${axial} ${onwards} ${twoColors}`,
  ],
  ['as lines', '/Pattern CS /P SCN 1 0 0 2 0 0 cm 12 w 10 10 m 40 40 l 80 10 l S', `${radial} ${onwards} ${twoColors}`],
  ['in a form that is moved', '1 0 0 1 20 10 cm /F Do', `${axial} ${onwards} ${twoColors}`],
  [
    'that is blended where it is clipped',
    '0 1 0 rg 0 0 100 100 re f 30 30 40 40 re W n /M gs /S sh',
    `${axial} ${onwards} ${twoColors}`,
  ],
  [
    'that fades',
    '0 1 0 rg 0 0 60 60 re f /L gs 10 0 0 10 0 0 cm 1 0 0 rg 0 0 10 10 re f',
    `${axial.replace('RGB', 'Gray')} ${onwards} /Function ${ramp('0', '1')}`,
  ],
  ['that shows where another drawing is', '/A gs /S sh', `${axial} ${onwards} ${twoColors}`],
])('D-14 what is drawn of a gradient %s is what another reader draws of it', async (_what, content, shading) => {
  const names = `/Shading << /S << ${shading} >> >> /Pattern << /P << /PatternType 2 /Matrix [1 0 0 1 5 0] /Shading << ${shading} >> >> >>`;
  const group = '/Type /XObject /Subtype /Form /BBox [0 0 100 100] /Group << /S /Transparency /CS /DeviceGray >>';
  const pdf = pdfOf({
    content,
    page: `/Resources << ${names} /XObject << /F 11 0 R >> /ExtGState << /M << /BM /Multiply >>
      /L << /SMask << /S /Luminosity /G 12 0 R >> >> /A << /SMask << /S /Alpha /G 13 0 R >> >> >> >>`,
    objects: [
      pdfStream(
        '/FunctionType 0 /Domain [0 1] /Range [0 1 0 1 0 1] /Size [3] /BitsPerSample 8',
        '\xff\x00\x00\x00\x80\x00\x00\x00\xff',
      ),
      pdfStream(
        `/Type /XObject /Subtype /Form /BBox [0 0 80 80] /Matrix [0.9 0 0 1 0 0] /Resources << ${names} >>`,
        '/Pattern cs /P scn 5 5 60 60 re f',
      ),
      pdfStream(`${group} /Resources << ${names} >>`, '/S sh'),
      pdfStream(group, '0 g 20 20 30 30 re f 60 60 30 30 re f'),
    ],
  });
  expect(await differenceFromMupdf(pdf)).toBeLessThan(2);
});

test.each(['inkscape-gradients.pdf', 'rsvg-gradients.pdf'])(
  'R-23 D-14 %s is read with its gradients, and sold as a drawing and as pictures',
  async (name) => {
    const drawing = await drawingIn(fixture(name));
    expect(await differenceFromMupdf(fixture(name))).toBeLessThan(2);
    expect(readDrawing(drawing).isPlain).toBe(false);
  },
);

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
  [
    'has a gradient mesh',
    { content: '/S sh', ...resources('/Shading << /S 10 0 R >>'), objects: [pdfStream('/ShadingType 7', '')] },
    'unsupported',
  ],
  [
    'has a gradient that is computed by a program',
    {
      content: '/S sh',
      ...resources(`/Shading << /S << ${axial} /Function 10 0 R >> >>`),
      objects: [pdfStream('/FunctionType 4', '{ }')],
    },
    'unsupported',
  ],
  [
    'has a gradient between circles that lie apart',
    {
      content: '/S sh',
      ...resources(
        `/Shading << /S << /ShadingType 3 /ColorSpace /DeviceRGB /Coords [0 0 5 50 50 9] ${twoColors} >> >>`,
      ),
    },
    'unsupported',
  ],
  [
    'has a gradient in the colors of a press',
    { content: '/S sh', ...resources(`/Shading << /S << ${axial.replace('RGB', 'CMYK')} ${twoColors} >> >>`) },
    'unsupported',
  ],
  ['names a gradient that is not there', { content: '/S sh' }, 'malformed'],
  [
    'has a gradient of functions that contain themselves',
    {
      content: '/S sh',
      ...resources(`/Shading << /S << ${axial} /Function 10 0 R >> >>`),
      objects: ['<< /FunctionType 3 /Domain [0 1] /Functions [10 0 R] /Bounds [] /Encode [0 1] >>'],
    },
    'recursion',
  ],
  [
    'has a pattern',
    { content: '/Pattern cs /P scn', ...resources('/Pattern << /P << /PatternType 1 >> >>') },
    'unsupported',
  ],
  ['has the colors of a press', { content: '1 0 0 0 k 0 0 9 9 re f' }, 'unsupported'],
  [
    'has an ink of its own',
    { content: '/C cs 1 scn', ...resources('/ColorSpace << /C [/Separation /Gold /DeviceRGB 10 0 R] >>') },
    'unsupported',
  ],
  [
    'has a soft mask on a ground of its own',
    {
      content: '/G gs',
      ...resources('/ExtGState << /G << /SMask << /S /Luminosity /BC [1] /G 10 0 R >> >> >>'),
      objects: [form('/Group << /S /Transparency >>', '')],
    },
    'unsupported',
  ],
  [
    'has a soft mask that masks itself',
    {
      content: '/G gs',
      ...resources('/ExtGState << /G << /SMask << /S /Alpha /G 10 0 R >> >> >>'),
      objects: [form('/Resources << /ExtGState << /G << /SMask << /S /Alpha /G 10 0 R >> >> >> >>', '/G gs')],
    },
    'recursion',
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
  const stitched = (index: number) =>
    `<< /FunctionType 3 /Domain [0 1] /Bounds [${Array.from({ length: 199 }, (_, at) => (at + 1) / 200).join(' ')}]
      /Encode [${'0 1 '.repeat(200)}] /Functions [${`${10 + index} 0 R `.repeat(200)}] >>`;
  const stops = pdfOf({
    content: '/S sh',
    ...resources(`/Shading << /S << ${axial} /Function 10 0 R >> >>`),
    objects: [stitched(1), stitched(2), stitched(3), ramp('1 0 0', '0 0 1', 2)],
  });
  expect(await inspectUpload(stops)).toMatchObject({ reason: 'too-complex' });
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
