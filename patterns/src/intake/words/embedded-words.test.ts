import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { embeddedWords } from './embedded-words.ts';
import { NO_WORDS } from './said-words.ts';

const said = {
  title: 'Herons & "Reeds"',
  description: 'Zwei Reiher im Schilf, früh.',
  keywords: ['heron', 'reeds', 'früh'],
};

const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const items = (texts: readonly string[]) => texts.map((text) => `<rdf:li>${xml(text)}</rdf:li>`).join('');
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
    <dc:title><rdf:Alt><rdf:li xml:lang="x-default">${xml(said.title)}</rdf:li><rdf:li xml:lang="de">Reiher</rdf:li></rdf:Alt></dc:title>
    <dc:creator><rdf:Seq><rdf:li>Ada</rdf:li></rdf:Seq></dc:creator>
    <dc:description><rdf:Alt><rdf:li xml:lang="x-default">${xml(said.description)}</rdf:li></rdf:Alt></dc:description>
    <dc:subject><rdf:Bag>${items(said.keywords)}</rdf:Bag></dc:subject>
  </rdf:Description></rdf:RDF></x:xmpmeta>`;

const tile = () => sharp({ create: { width: 40, height: 40, channels: 3, background: '#a33' } });

test.each(['png', 'jpeg', 'tiff', 'webp'] as const)(
  'R-23 the XMP that libvips writes into a %s is read',
  async (format) => {
    const file = await tile().withXmp(xmp).toFormat(format).toBuffer();
    expect(embeddedWords(file)).toEqual(said);
  },
);

/** Returns an IPTC-IIM block with titles, captions and keywords in an encoding. */
function iptcBlock(encoding: 'latin1' | 'utf8'): Buffer {
  const dataset = (number: number, text: string) => {
    const data = Buffer.from(text, encoding);
    return Buffer.concat([Buffer.from([0x1c, 2, number, data.length >> 8, data.length & 255]), data]);
  };
  const words = [
    dataset(5, said.title),
    ...said.keywords.map((each) => dataset(25, each)),
    dataset(120, said.description),
  ];
  return Buffer.concat([Buffer.from([0x1c, 2, 0, 0, 2, 0, 4]), ...words]);
}

test.each(['utf8', 'latin1'] as const)('R-23 the IPTC of a JPEG is read in %s', async (encoding) => {
  const block = iptcBlock(encoding);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(block.length);
  const payload = Buffer.concat([Buffer.from('Photoshop 3.0\x008BIM\x04\x04\0\0', 'latin1'), size, block]);
  const head = Buffer.from([0xff, 0xed, (payload.length + 2) >> 8, (payload.length + 2) & 255]);
  const file = await tile().jpeg().toBuffer();
  expect(embeddedWords(Buffer.concat([file.subarray(0, 2), head, payload, file.subarray(2)]))).toEqual(said);
});

const fixtures = path.join(__dirname, '../../../test/fixtures/uploads');
const read = (name: string) => embeddedWords(readFileSync(path.join(fixtures, name)));
const written = {
  title: 'Herons in the reeds',
  description: 'Zwei Reiher im Schilf, früh am Morgen.',
  keywords: ['heron', 'reeds', 'quiet water'],
};

test.each([
  'exiftool-xmp.jpg',
  'exiftool-xmp.png',
  'exiftool-xmp.tif',
  'exiftool-xmp.psd',
  'exiftool-iptc.jpg',
  'exiftool-iptc.tif',
])('R-23 what ExifTool wrote into %s is read', (name) => {
  expect(read(name)).toEqual(written);
});

test('R-23 the texts that ImageMagick wrote into a PNG are read', () => {
  expect(read('imagemagick-texts.png')).toEqual({ ...written, keywords: [] });
});

test('R-23 the metadata of a drawing that Inkscape wrote is read', () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
    xmlns:cc="http://creativecommons.org/ns#" xmlns:dc="http://purl.org/dc/elements/1.1/"><metadata id="metadata5"><rdf:RDF>
    <cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format><dc:title>Herons</dc:title>
    <dc:creator><cc:Agent><dc:title>Ada</dc:title></cc:Agent></dc:creator>
    <dc:subject><rdf:Bag>${items(['heron', 'reeds'])}</rdf:Bag></dc:subject>
    <dc:description>In the reeds.</dc:description></cc:Work></rdf:RDF></metadata></svg>`;
  expect(embeddedWords(Buffer.from(svg))).toEqual({
    title: 'Herons',
    description: 'In the reeds.',
    keywords: ['heron', 'reeds'],
  });
});

test('R-23 what says nothing, or nothing that can be read, says nothing', async () => {
  expect(embeddedWords(await tile().png().toBuffer())).toEqual(NO_WORDS);
  expect(embeddedWords(Buffer.from('<rdf:RDF><dc:title>Her</rdf:RDF>'))).toEqual(NO_WORDS);
  expect(embeddedWords(Buffer.from('<rdf:RDF>&x;<dc:title>Her</dc:title></rdf:RDF>'))).toEqual(NO_WORDS);
});

test('R-23 F3 no bytes break the reading of words, wherever they are cut or changed', async () => {
  const file = await tile().withXmp(xmp).png().toBuffer();
  const block = Buffer.concat([Buffer.from('8BIM\x04\x04\0\0\0\0\0\0', 'latin1'), iptcBlock('utf8')]);
  const broken = fc.record({
    cut: fc.nat(),
    at: fc.nat(),
    by: fc.integer({ min: 0, max: 255 }),
    source: fc.constantFrom(file, block),
  });
  fc.assert(
    fc.property(broken, ({ cut, at, by, source }) => {
      const bytes = Buffer.from(source.subarray(0, cut % source.length));
      if (bytes.length > 0) bytes[at % bytes.length] = by;
      const words = embeddedWords(bytes);
      expect(words.keywords.every((each) => typeof each === 'string')).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
