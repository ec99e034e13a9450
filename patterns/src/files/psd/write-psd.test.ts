import { identify, readPsd } from '../../../test/support/readers.ts';
import { productionFile } from '../production-file.ts';

const META = {
  title: 'Café & Sea',
  author: 'Studio Halcyon',
  copyright: '© 2026 Studio Halcyon',
  assetId: 'HD-10000017',
  url: 'https://halfdrop.example/patterns/cafe-and-sea',
};

/** Milliseconds: several 12-megapixel pictures are written and read. */
const FULL_SIZE_TIMEOUT = 180_000;

test(
  'the psd file opens elsewhere with its size, density, profile and layers; its picture is that of the png',
  async () => {
    const spec = { family: 'botanica', variant: 0, palette: 'midnight-garden', seed: 1 };
    const psd = await productionFile(spec, 'psd', META);
    const png = await productionFile(spec, 'png', META);
    expect(identify(psd, 'PSD')).toMatchObject({
      format: 'PSD',
      width: 3500,
      height: 3500,
      depth: 8,
      density: [300, 300, 1],
      profiles: expect.arrayContaining(['icc', 'iptc', 'xmp']),
    });
    const read = readPsd(psd, png);
    expect(read.size).toEqual([3500, 3500]);
    expect(read.layers.map(({ name }) => name)).toEqual(['Background', 'Leaves', 'Sprigs', 'Small flowers', 'Blooms']);
    expect(read.composite.most).toBeLessThanOrEqual(2);
    expect(read.flattened.mean).toBeLessThan(0.5);
  },
  FULL_SIZE_TIMEOUT,
);

test('inks that are multiplied stay multiplied, so that the layers give the picture', async () => {
  const spec = { family: 'riso', variant: 0, palette: 'samarkand', seed: 1 };
  const [psd, png] = [await productionFile(spec, 'psd', META, 700), await productionFile(spec, 'png', META, 700)];
  const read = readPsd(psd, png);
  expect(read.layers.map(({ blend }) => blend)).toEqual(['norm', 'mul ', 'mul ', 'mul ']);
  expect(read.composite.most).toBe(0);
  expect(read.flattened.mean).toBeLessThan(0.5);
});

test('a layer is no larger than what it shows', async () => {
  const spec = { family: 'plaid', variant: 1, palette: 'hearth', seed: 1 };
  const [psd, png] = [await productionFile(spec, 'psd', META, 350), await productionFile(spec, 'png', META, 350)];
  const [ground, warp] = readPsd(psd, png).layers;
  expect(ground?.box).toEqual([0, 0, 350, 350]);
  expect(warp?.box[2]).toBeLessThan(350);
});
