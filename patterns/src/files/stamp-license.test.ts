import exifr from 'exifr';
import sharp from 'sharp';

import { drawWithGhostscript, identify, readPsd, readWithMupdf } from '../../test/support/readers.ts';
import { PRODUCTION_FORMATS } from './formats.ts';
import type { ProductionFormat } from './formats.ts';
import { productionFile } from './production-file.ts';
import { stampLicense } from './stamp-license.ts';

const SPEC = { family: 'riso', variant: 0, palette: 'samarkand', seed: 1 };
const META = {
  title: 'Café & Sea — “fans”',
  author: 'Studio Halcyon',
  copyright: '© 2026 Studio Halcyon',
  assetId: 'HD-10000017',
  url: 'https://halfdrop.example/patterns/cafe-and-sea',
};
const LICENSE = {
  licensee: 'Ada\u0007$& <Lövelace>',
  number: 'HD-L-2026-000017',
  terms: 'Extended commercial licence',
};
const LINE = 'Extended commercial licence. Licensed to Ada $&amp; &lt;Lövelace&gt;, licence HD-L-2026-000017';
const PIXELS = 350;
const DENSITY = 300;

const masters = new Map<ProductionFormat, Buffer>();

beforeAll(async () => {
  for (const format of PRODUCTION_FORMATS) masters.set(format, await productionFile(SPEC, format, META, PIXELS));
});

function masterOf(format: ProductionFormat): Buffer {
  const master = masters.get(format);
  if (!master) throw new Error(`There is no ${format} master`);
  return master;
}

const stamped = (format: ProductionFormat): Buffer => stampLicense(masterOf(format), format, LICENSE);
const rawOf = (file: Buffer): Promise<Buffer> => sharp(file).raw().toBuffer();

describe.each(PRODUCTION_FORMATS)('the license in a %s file', (format) => {
  test('names licensee, number and terms once, beside what the master says', () => {
    const text = stamped(format).toString('utf8');
    expect(text.split('<xmpRights:UsageTerms>')).toHaveLength(2);
    expect(text).toContain(LINE);
    expect(text).toContain('plus:LicenseID="HD-L-2026-000017"');
    expect(text).toContain('Café &amp; Sea — “fans”');
    expect(text).toContain('algorithmicMedia');
    expect(text.split('<x:xmpmeta')).toHaveLength(2);
  });

  test('is the same bytes for the same license, and other bytes for another', () => {
    expect(stamped(format).equals(stamped(format))).toBe(true);
    const other = stampLicense(masterOf(format), format, { ...LICENSE, number: 'HD-L-2026-000018' });
    expect(stamped(format).equals(other)).toBe(false);
  });

  test('is put in once and into masters only', () => {
    expect(() => stampLicense(stamped(format), format, LICENSE)).toThrow('already carries a license');
    expect(() => stampLicense(Buffer.alloc(400), format, LICENSE)).toThrow('file');
  });
});

test.each(['jpg', 'png'] as const)('the picture of a stamped %s file is that of its master', async (format) => {
  expect((await rawOf(stamped(format))).equals(await rawOf(masterOf(format)))).toBe(true);
  expect(identify(stamped(format), format === 'jpg' ? 'JPEG' : 'PNG')).toMatchObject({ density: [300, 300, 1] });
});

test('the drawing of a stamped svg file is that of its master', async () => {
  expect((await rawOf(stamped('svg'))).equals(await rawOf(masterOf('svg')))).toBe(true);
});

test('a stamped psd file keeps its layers and its picture', () => {
  const read = readPsd(stamped('psd'), masterOf('png'));
  expect(read.layers).toHaveLength(4);
  expect(read.composite.most).toBe(0);
  expect(identify(stamped('psd'), 'PSD').profiles).toEqual(expect.arrayContaining(['icc', 'iptc', 'xmp']));
});

test.each(['pdf', 'ai'] as const)('a stamped %s file is sound and draws as its master', (format) => {
  const [before, after] = [masterOf(format), stamped(format)].map((file) => readWithMupdf(file, PIXELS));
  expect(after?.facts).toMatchObject({ wasRepaired: false, layers: before?.facts.layers });
  expect(after?.facts.xmp).toContain(LINE);
  expect(after?.png.equals(before?.png ?? Buffer.alloc(0))).toBe(true);
});

test('a stamped eps file is sound, draws as its master and names the licensee in its comments', () => {
  const [before, after] = [masterOf('eps'), stamped('eps')].map((file) => drawWithGhostscript(file, PIXELS, DENSITY));
  expect(after?.facts.said).toEqual([]);
  expect(after?.png.equals(before?.png ?? Buffer.alloc(0))).toBe(true);
  expect(stamped('eps').toString('latin1')).toContain('\n%%For: (Extended commercial licence. Licensed to Ada');
});

test('readers of photographs find the license in jpg and png', async () => {
  const expected = {
    LicenseID: 'HD-L-2026-000017',
    identifier: 'HD-10000017',
    WebStatement: META.url,
    Licensor: expect.objectContaining({ LicensorName: 'Studio Halcyon', LicensorURL: META.url }),
    Licensee: expect.objectContaining({ LicenseeName: 'Ada $&amp; &lt;Lövelace&gt;' }),
    UsageTerms: expect.objectContaining({ value: LINE }),
  };
  const jpg = await exifr.parse(stamped('jpg'), { xmp: true, iptc: true });
  expect(jpg).toMatchObject(expected);
  expect(jpg).toMatchObject({ Byline: 'Studio Halcyon', OriginalTransmissionReference: 'HD-10000017' });
  const instructions = Buffer.from(String(jpg.SpecialInstructions), 'latin1').toString('utf8');
  expect(instructions).toBe('Extended commercial licence. Licensed to Ada $& <Lövelace>, licence HD-L-2026-000017');
  expect(await exifr.parse(stamped('png'), { xmp: true })).toMatchObject(expected);
});
