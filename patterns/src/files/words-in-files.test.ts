import exifr from 'exifr';
import { embeddedWords } from '../intake/words/embedded-words.ts';
import { pictureTile } from '../tiles/picture-tile.ts';
import type { FileMeta } from './file-meta.ts';
import { PRODUCTION_FORMATS, type ProductionFormat } from './formats.ts';
import { productionFile } from './production-file.ts';

const SPEC = { family: 'deco', variant: 1, palette: 'deco-gold', seed: 1 };
const META: FileMeta = {
  title: 'Café & Sea — “fans”',
  description: 'Fans of gold <on> black, drawn for wide walls.',
  keywords: ['art déco', 'fan', 'black & gold'],
  author: 'Studio <Halcyon>',
  copyright: '© 2026 Studio Halcyon',
  assetId: 'asset-17',
  url: 'https://halfdrop.example/patterns/cafe-and-sea',
};
const { title, description, keywords } = META;
/** The other reader supports neither escapes nor UTF-8. */
const PLAIN: FileMeta = {
  ...META,
  title: 'Sea fans',
  description: 'Fans of gold on black.',
  keywords: ['art deco', 'fan'],
  author: 'Studio Halcyon',
};

const fileOf = (format: ProductionFormat, meta = META) => productionFile(SPEC, format, meta, 350);

/** Returns a production file of an uploaded picture. */
async function uploadedFile(format: ProductionFormat): Promise<Buffer> {
  const picture = { pixels: new Uint8Array(64 * 64 * 3).fill(120), width: 64, height: 64 };
  const meta: FileMeta = { ...PLAIN, digitalSource: 'trainedAlgorithmicMedia' };
  for await (const { bytes } of pictureTile(picture, 'block').files(meta, [format])) return bytes;
  throw new Error(`There is no ${format} of a picture`);
}

test.each(PRODUCTION_FORMATS)('EN-28 the %s file says what it shows and by what it is found', async (format) => {
  const said = embeddedWords(await fileOf(format));
  expect(said).toMatchObject({ title, keywords });
  expect(said.description.startsWith(description ?? '-')).toBe(true);
});

test.each(PRODUCTION_FORMATS)('EN-28 the %s file says whose it is, and how it was made', async (format) => {
  const text = (await fileOf(format)).toString('utf8');
  expect(text).toContain('<dc:creator><rdf:Seq><rdf:li>Studio &lt;Halcyon&gt;</rdf:li></rdf:Seq></dc:creator>');
  expect(text).toContain('© 2026 Studio Halcyon');
  expect(text).toContain(`xmpRights:WebStatement="${META.url}"`);
  expect(text).toContain('digitalsourcetype/algorithmicMedia');
});

test.each(['png', 'jpg', 'tiff'] as const)(
  'EN-28 another reader finds the words in the %s file, too',
  async (format) => {
    for (const [file, source] of [
      [await fileOf(format, PLAIN), 'algorithmicMedia'],
      [await uploadedFile(format), 'trainedAlgorithmicMedia'],
    ] as const) {
      expect(await exifr.parse(file, { xmp: true, iptc: true, tiff: true, mergeOutput: true })).toMatchObject({
        title: { value: PLAIN.title },
        description: { value: PLAIN.description },
        subject: PLAIN.keywords,
        creator: PLAIN.author,
        rights: { value: PLAIN.copyright },
        WebStatement: META.url,
        DigitalSourceType: expect.stringMatching(new RegExp(`/${source}$`)),
      });
    }
  },
);

test('EN-28 the IPTC block of a JPEG says the same as its XMP', async () => {
  const { iptc } = await exifr.parse(await fileOf('jpg', PLAIN), { iptc: true, xmp: false, mergeOutput: false });
  expect(iptc).toMatchObject({
    ObjectName: PLAIN.title,
    Caption: PLAIN.description,
    Keywords: PLAIN.keywords,
    Byline: PLAIN.author,
  });
});

test('EN-28 a file of a pattern that nobody has described says nothing of it', async () => {
  const bare = { title, author: META.author, copyright: META.copyright, assetId: META.assetId, url: META.url };
  const said = embeddedWords(await productionFile(SPEC, 'png', bare, 350));
  expect(said).toEqual({ title, description: '', keywords: [] });
});
