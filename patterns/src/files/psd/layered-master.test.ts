import { readFileSync } from 'node:fs';
import path from 'node:path';
import { identify, readPsd } from '../../../test/support/readers.ts';
import { embeddedWords } from '../../intake/words/embedded-words.ts';
import { inspectUpload } from '../../intake/inspect-upload.ts';
import { productionFile } from '../production-file.ts';
import { stampLicense } from '../stamp-license.ts';
import { writeLayeredMaster } from './layered-master.ts';

const META = {
  title: 'Poppies',
  author: 'Studio Halcyon',
  copyright: '© 2026 Studio Halcyon',
  assetId: 'HD-10000017',
  url: 'https://halfdrop.example/patterns/poppies',
};
const LICENSE = { number: 'HDL-222222222222', licensee: 'Ada', terms: 'Standard licence' };

const fixture = (name: string) => readFileSync(path.join(__dirname, '../../../test/fixtures/uploads', name));

/** Offset of the image resources of a PSD without a color table, preceded by their length. */
const RESOURCES_AT = 34;
const behindResources = (psd: Buffer) => psd.subarray(RESOURCES_AT + psd.readUInt32BE(RESOURCES_AT - 4));

test.each(['gimp-layers.psd', 'gimp-16.psd', 'imagemagick-layers.psd', 'exiftool-xmp.psd'])(
  'D-14 the layers of %s are sold as they were drawn, at 300 dpi and under the name of the shop',
  async (name) => {
    const master = fixture(name);
    const sold = await writeLayeredMaster(master, META);
    expect(behindResources(sold).equals(behindResources(master))).toBe(true);
    expect(identify(sold, 'PSD')).toMatchObject({
      density: [300, 300, 1],
      profiles: expect.arrayContaining(['icc', 'iptc', 'xmp']),
    });
    expect(embeddedWords(sold).title).toBe('Poppies');
    expect(await inspectUpload(sold)).toMatchObject({ isAccepted: true });
  },
);

test('D-14 another reader sees the same layers in what is sold', async () => {
  const spec = { family: 'riso', variant: 0, palette: 'samarkand', seed: 1 };
  const elsewhere = { ...META, title: 'Elsewhere' };
  const master = await productionFile(spec, 'psd', elsewhere, 700);
  const png = await productionFile(spec, 'png', elsewhere, 700);
  const read = readPsd(await writeLayeredMaster(master, META), png);
  expect(read).toEqual(readPsd(master, png));
  expect(read.layers.map(({ blend }) => blend)).toEqual(['norm', 'mul ', 'mul ', 'mul ']);
});

test('what a program wrote about its computer is not sold, and the license of a buyer is written in', async () => {
  const master = fixture('exiftool-xmp.psd');
  expect(master.toString('latin1')).toContain('GIMP');
  const sold = await writeLayeredMaster(master, META);
  expect(sold.toString('latin1')).not.toContain('GIMP');
  expect(stampLicense(sold, 'psd', LICENSE).toString('latin1')).toContain(LICENSE.number);
});
