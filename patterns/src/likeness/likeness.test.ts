import * as fc from 'fast-check';
import sharp from 'sharp';
import { Lattice } from '../core/lattice.ts';
import { FAMILIES } from '../registry.ts';
import { patternSvg } from '../pattern.ts';
import { renderPixels } from '../raster/render.ts';
import { vectorFromBase64, vectorToBase64 } from './base64.ts';
import { describeSpec } from './describe-spec.ts';
import { DESCRIPTOR_LENGTH, describe as describeTile } from './descriptor.ts';
import { fingerprintDistance, likenessDistance } from './distance.ts';
import { FINGERPRINT_LENGTH, fingerprint } from './fingerprint.ts';
import { likenessOf } from './likeness.ts';
import type { Likeness } from './likeness.ts';
import { oriented, shifted } from './testing/tile-transforms.ts';
import type { Picture } from './picture.ts';

const EDGE = 256;

async function drawn(family: string, variant: number, palette: string, seed = 1): Promise<Picture> {
  const pixels = await renderPixels(patternSvg({ family, variant, palette, seed }), EDGE);
  return { pixels, width: EDGE, height: EDGE };
}

let tiles: Picture[] = [];
let measured: Likeness[] = [];
beforeAll(async () => {
  tiles = await Promise.all([
    drawn('botanica', 0, 'hearth'),
    drawn('plaid', 1, 'delft'),
    drawn('terrazzo', 0, 'confetti'),
    drawn('marks', 1, 'noir'),
  ]);
  measured = tiles.map((picture) => likenessOf(picture));
});
/** Generate only the index: a counterexample with all its pixels would not be readable. */
const tile = fc.integer({ min: 0, max: 3 });
const tileOf = (index: number): Picture => tiles[index] as Picture;
const likenessOfTile = (index: number): Likeness => measured[index] as Likeness;
const offset = fc.integer({ min: 0, max: EDGE - 1 });
const way = fc.integer({ min: 0, max: 7 });
const fewRuns = { numRuns: 6 };

describe('a descriptor', () => {
  test('has 96 bytes and is the same every time', () => {
    expect(likenessOfTile(0).descriptor).toHaveLength(DESCRIPTOR_LENGTH);
    expect(likenessOf(tileOf(0))).toEqual(likenessOfTile(0));
  });

  test('hardly changes when the tile is shifted round its edges', () => {
    fc.assert(
      fc.property(tile, offset, offset, (index, right, down) => {
        const copy = describeTile(shifted(tileOf(index), right, down));
        expect(likenessDistance(likenessOfTile(index).descriptor, copy)).toBeLessThan(0.15);
      }),
      fewRuns,
    );
  });

  test('knows a turned or flipped tile when orientation does not count', () => {
    fc.assert(
      fc.property(tile, way, (index, orientation) => {
        const copy = describeTile(oriented(tileOf(index), orientation));
        const distance = likenessDistance(likenessOfTile(index).descriptor, copy, { anyOrientation: true });
        expect(distance).toBeLessThan(0.05);
      }),
      fewRuns,
    );
  });

  test('tells a striped tile from a turned one when orientation counts', () => {
    const stripes: Picture = {
      pixels: Uint8Array.from({ length: EDGE * EDGE * 3 }, (_, index) => (Math.floor(index / 48) % 2) * 200),
      width: EDGE,
      height: EDGE,
    };
    const [upright, turned] = [describeTile(stripes), describeTile(oriented(stripes, 1))];
    expect(likenessDistance(upright, turned)).toBeGreaterThan(0.5);
    expect(likenessDistance(upright, turned, { anyOrientation: true })).toBeLessThan(0.05);
  });

  test('weighs color against texture', async () => {
    const recolored = describeTile(await drawn('botanica', 0, 'aizome'));
    const [flowers, plaid] = [likenessOfTile(0).descriptor, likenessOfTile(1).descriptor];
    const blueFlowers = describeTile(await drawn('botanica', 0, 'delft'));
    expect(likenessDistance(flowers, recolored, { textureWeight: 1 })).toBeLessThan(
      likenessDistance(flowers, plaid, { textureWeight: 1 }),
    );
    expect(likenessDistance(blueFlowers, plaid, { textureWeight: 0 })).toBeLessThan(
      likenessDistance(blueFlowers, flowers, { textureWeight: 0 }),
    );
  });

  test('is about the same at every size and through JPEG', async () => {
    for (const [index, picture] of tiles.entries()) {
      const { data, info } = await sharp(picture.pixels, { raw: { width: EDGE, height: EDGE, channels: 3 } })
        .resize(300, 300)
        .jpeg({ quality: 80 })
        .toBuffer()
        .then((jpeg) => sharp(jpeg).raw().toBuffer({ resolveWithObject: true }));
      const other = describeTile({ pixels: data, width: info.width, height: info.height });
      expect(likenessDistance(likenessOfTile(index).descriptor, other)).toBeLessThan(0.35);
    }
  });

  test('of a plain picture is nothing but its color', () => {
    const plain = (value: number): Picture => ({ pixels: new Uint8Array(48).fill(value), width: 4, height: 4 });
    expect(likenessDistance(describeTile(plain(0)), describeTile(plain(255)), { textureWeight: 1 })).toBe(0);
    expect(likenessDistance(describeTile(plain(0)), describeTile(plain(255)), { textureWeight: 0 })).toBeGreaterThan(1);
  });

  test('survives being written as base64', () => {
    for (const { descriptor, fingerprint: drawing } of measured) {
      expect(vectorFromBase64(vectorToBase64(descriptor))).toEqual(descriptor);
      expect(vectorFromBase64(vectorToBase64(drawing))).toEqual(drawing);
    }
  });

  test('is refused to a picture with too few bytes', () => {
    expect(() => describeTile({ pixels: new Uint8Array(11), width: 2, height: 2 })).toThrow(RangeError);
    expect(() => describeTile({ pixels: new Uint8Array(0), width: 0, height: 0 })).toThrow(RangeError);
  });
});

describe('distances', () => {
  const vector = (length: number): fc.Arbitrary<Int8Array> =>
    fc.int8Array({ min: -127, max: 127, minLength: length, maxLength: length });
  const distances = [
    { name: 'likeness', length: DESCRIPTOR_LENGTH, distance: likenessDistance },
    {
      name: 'likeness in any orientation',
      length: DESCRIPTOR_LENGTH,
      distance: (left: Int8Array, right: Int8Array) => likenessDistance(left, right, { anyOrientation: true }),
    },
    { name: 'fingerprints', length: FINGERPRINT_LENGTH, distance: fingerprintDistance },
  ];

  test.each(distances)('of $name are 0 to itself, the same both ways, and no way round is shorter', (measure) => {
    const { length, distance } = measure;
    fc.assert(
      fc.property(vector(length), vector(length), vector(length), (left, middle, right) => {
        expect(distance(left, left)).toBeCloseTo(0, 6);
        expect(distance(left, right)).toBe(distance(right, left));
        expect(distance(left, right)).toBeLessThanOrEqual(distance(left, middle) + distance(middle, right) + 1e-9);
      }),
    );
  });

  test.each(distances)('of $name refuse a vector of another length', ({ length, distance }) => {
    expect(() => distance(new Int8Array(length), new Int8Array(length - 1))).toThrow(RangeError);
  });
});

describe('a fingerprint', () => {
  test('hardly changes when the tile is shifted, turned and flipped', () => {
    fc.assert(
      fc.property(tile, offset, offset, way, (index, right, down, orientation) => {
        const copy = fingerprint(oriented(shifted(tileOf(index), right, down), orientation));
        expect(fingerprintDistance(likenessOfTile(index).fingerprint, copy)).toBeLessThan(0.15);
      }),
      fewRuns,
    );
  });

  test('knows a recolor, and tells other drawings of the same variant from it', async () => {
    for (const [family, variant] of [
      ['botanica', 0],
      ['terrazzo', 0],
    ] as const) {
      const first = fingerprint(await drawn(family, variant, 'hearth', 1));
      const recolor = fingerprintDistance(first, fingerprint(await drawn(family, variant, 'night-market', 1)));
      const other = fingerprintDistance(first, fingerprint(await drawn(family, variant, 'hearth', 2)));
      expect(recolor).toBeLessThan(other);
    }
  });
});

describe('a tile that repeats in another layout', () => {
  /** Returns the picture with its pixels taken from other positions. */
  function folded(picture: Picture, sourceOf: (x: number, y: number) => readonly [x: number, y: number]): Picture {
    const pixels = new Uint8Array(picture.pixels.length);
    for (let index = 0; index < EDGE * EDGE; index += 1) {
      const [x, y] = sourceOf(index % EDGE, Math.floor(index / EDGE));
      const from = (y * EDGE + x) * 3;
      pixels.set(picture.pixels.subarray(from, from + 3), index * 3);
    }
    return { ...picture, pixels };
  }

  test.each([
    ['half-drop', (x: number, y: number) => [x, y % (EDGE / 2)] as const],
    ['brick', (x: number, y: number) => [x % (EDGE / 2), y] as const],
    ['mirror', (x: number, y: number) => [Math.min(x, EDGE - 1 - x), Math.min(y, EDGE - 1 - y)] as const],
  ] as const)('is measured as a %s: where that is the same as a block, so are the measures', (layout, sourceOf) => {
    const picture = folded(tileOf(2), sourceOf);
    const [inBlock, inLayout] = [likenessOf(picture, 'block'), likenessOf(picture, layout)];
    expect(likenessDistance(inBlock.descriptor, inLayout.descriptor)).toBeLessThan(0.02);
    expect(fingerprintDistance(inBlock.fingerprint, inLayout.fingerprint)).toBeLessThan(0.02);
  });

  test('can be cut out of its plane anywhere', async () => {
    const spec = { family: FAMILIES[0]?.slug ?? '', variant: 0, palette: 'hearth', seed: 1 };
    const isDropped = FAMILIES[0]?.variants[0]?.layouts.includes('half-drop');
    const repeat = isDropped ? 'half-drop' : 'block';
    const pixels = await renderPixels(patternSvg({ ...spec, repeat }), EDGE);
    const picture: Picture = { pixels, width: EDGE, height: EDGE };
    const lattice = new Lattice(repeat, EDGE);
    const moved = folded(picture, (x, y) => {
      const [homeX, homeY] = lattice.home([x + 77.5, y + 31.5]);
      return [Math.floor(homeX), Math.floor(homeY)];
    });
    const [here, there] = [likenessOf(picture, repeat), likenessOf(moved, repeat)];
    expect(likenessDistance(here.descriptor, there.descriptor)).toBeLessThan(0.15);
    expect(fingerprintDistance(here.fingerprint, there.fingerprint)).toBeLessThan(0.15);
  });
});

test('a spec is described as its rendering is', async () => {
  const family = FAMILIES[0]?.slug ?? '';
  const { descriptor, fingerprint: drawing } = await describeSpec({ family, variant: 0, palette: 'hearth', seed: 3 });
  const picture = await drawn(family, 0, 'hearth', 3);
  expect(likenessDistance(descriptor, describeTile(picture))).toBeLessThan(0.2);
  expect(fingerprintDistance(drawing, fingerprint(picture))).toBeLessThan(0.15);
});
