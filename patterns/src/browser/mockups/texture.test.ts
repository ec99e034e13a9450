import fc from 'fast-check';
import { type MutableColor, type Pixels, RepeatTexture } from './texture.ts';

const SIDE = 64;

function picture(
  colorAt: (x: number, y: number) => readonly [number, number, number],
  width = SIDE,
  height = SIDE,
): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) data.set([...colorAt(x, y), 255], (y * width + x) * 4);
  }
  return { width, height, data };
}

function read(texture: RepeatTexture, right: number, down: number, covered: number): MutableColor {
  const color = { red: 0, green: 0, blue: 0 };
  texture.read(right, down, covered, color);
  return color;
}

const waves = picture((x, y) => [
  128 + 100 * Math.sin((2 * Math.PI * (x + 0.5)) / SIDE),
  128 + 100 * Math.cos((2 * Math.PI * (y + 0.5)) / SIDE),
  64,
]);
const places = fc.double({ min: -3, max: 3, noNaN: true });

test('the fabric is the same one tile further on, at every size', () => {
  const texture = new RepeatTexture(waves, 1, 1);
  fc.assert(
    fc.property(places, places, fc.double({ min: 0, max: 0.2, noNaN: true }), (right, down, covered) => {
      const here = read(texture, right, down, covered);
      const there = read(texture, right + 1, down - 2, covered);
      expect(there.red).toBeCloseTo(here.red, 4);
      expect(there.green).toBeCloseTo(here.green, 4);
    }),
  );
});

test('up close it shows the picture, also across the edge of the tile', () => {
  const texture = new RepeatTexture(waves, 1, 1);
  fc.assert(
    fc.property(places, places, (right, down) => {
      const { red, green, blue } = read(texture, right, down, 0);
      expect(Math.abs(red - (128 + 100 * Math.sin(2 * Math.PI * right)))).toBeLessThan(2);
      expect(Math.abs(green - (128 + 100 * Math.cos(2 * Math.PI * down)))).toBeLessThan(2);
      expect(blue).toBeCloseTo(64, 6);
    }),
  );
});

test('from afar it is the mean of its colors', () => {
  const checks = picture((x, y) => (((x >> 2) + (y >> 2)) % 2 === 0 ? [255, 0, 40] : [0, 255, 40]));
  const { red, green, blue } = read(new RepeatTexture(checks, 1, 1), 0.3, 0.7, 1);
  expect(red).toBeCloseTo(127.5, -0.5);
  expect(green).toBeCloseTo(127.5, -0.5);
  expect(blue).toBeCloseTo(40, 6);
});

test('a block of two tiles is read in tiles', () => {
  const block = picture((x) => (x < SIDE / 2 ? [200, 0, 0] : [0, 200, 0]), SIDE, SIDE / 2);
  const texture = new RepeatTexture(block, 2, 1);
  expect(read(texture, 0.5, 0.5, 0)).toEqual({ red: 200, green: 0, blue: 0 });
  expect(read(texture, 1.5, 0.5, 0)).toEqual({ red: 0, green: 200, blue: 0 });
  expect(read(texture, 2.5, 3.5, 0)).toEqual({ red: 200, green: 0, blue: 0 });
});
