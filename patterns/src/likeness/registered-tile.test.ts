import { Lattice } from '../core/lattice.ts';
import type { RepeatLayout } from '../core/lattice.ts';
import type { PatternSpec } from '../pattern.ts';
import { patternSvg } from '../pattern.ts';
import { renderPixels } from '../raster/render.ts';
import { RegisteredTile } from './registered-tile.ts';
import type { Picture } from './picture.ts';
import { oriented, shifted } from './testing/tile-transforms.ts';
import type { SeenTile } from './tile-waves.ts';

/**
 * Edge of a copy; it differs from that of the tiles it is registered to, so that shifts are not whole pixels of theirs.
 */
const COPY_EDGE = 250;
const TILE_EDGE = 200;

const TURNED: Record<RepeatLayout, RepeatLayout> = {
  block: 'block',
  'half-drop': 'brick',
  brick: 'half-drop',
  mirror: 'mirror',
};

const drawings = new Map<string, string>();

function drawingOf(spec: Required<PatternSpec>): string {
  const key = JSON.stringify(spec);
  const svg = drawings.get(key) ?? patternSvg(spec);
  drawings.set(key, svg);
  return svg;
}

async function seen(spec: Required<PatternSpec>, edge = TILE_EDGE): Promise<SeenTile> {
  const pixels = await renderPixels(drawingOf(spec), edge);
  return { picture: { pixels, width: edge, height: edge }, layout: spec.repeat };
}

/** Returns the tile cut out of its plane at another position. A mirrored plane has no other tile to cut. */
function cutElsewhere({ picture, layout }: SeenTile): Picture {
  if (layout === 'mirror') return picture;
  const { pixels, width } = picture;
  const lattice = new Lattice(layout, width);
  const places = Array.from({ length: width * width }, (_, index) =>
    lattice.home([(index % width) + 61.5, Math.floor(index / width) + 177.5]),
  );
  const from = places.map(([x, y]) => (Math.floor(y) * width + Math.floor(x)) * 3);
  return { ...picture, pixels: Uint8Array.from(from.flatMap((start) => [...pixels.subarray(start, start + 3)])) };
}

async function copyOf(spec: Required<PatternSpec>, way: number): Promise<SeenTile> {
  const tile = await seen(spec, COPY_EDGE);
  return { picture: oriented(cutElsewhere(tile), way), layout: way % 2 === 1 ? TURNED[spec.repeat] : spec.repeat };
}

const botanica = (seed: number, repeat: RepeatLayout): Required<PatternSpec> => ({
  family: 'botanica',
  variant: 0,
  palette: 'hearth',
  seed,
  repeat,
});

test.each([
  ['block', 0],
  ['block', 3],
  ['block', 6],
  ['half-drop', 5],
  ['brick', 2],
  ['mirror', 7],
] as const)('a shifted %s tile turned in way %i lies on its original and not on another seed', async (repeat, way) => {
  const copy = new RegisteredTile(await copyOf(botanica(1, repeat), way));
  const original = copy.differenceTo(await seen(botanica(1, repeat)));
  expect(original).toBeLessThan(5);
  expect(copy.differenceTo(await seen(botanica(2, repeat)))).toBeGreaterThan(4 * original);
});

test('a design that nearly repeats within its tile is registered at the right one of its many likely places', async () => {
  const girih = (seed: number) =>
    ({ family: 'girih', variant: 0, palette: 'moss-mustard', seed, repeat: 'block' }) as const;
  const copy = new RegisteredTile(await copyOf(girih(1), 1));
  const original = copy.differenceTo(await seen(girih(1)));
  expect(copy.differenceTo(await seen(girih(2)))).toBeGreaterThan(4 * original);
});

test('plain tiles differ by their colors', () => {
  const plain = (level: number): SeenTile => ({
    picture: { pixels: new Uint8Array(16 * 16 * 3).fill(level), width: 16, height: 16 },
    layout: 'block',
  });
  expect(new RegisteredTile(plain(100)).differenceTo(plain(130))).toBeCloseTo(30, 6);
});

test('a tile lies on itself wherever it is cut', async () => {
  const tile = await seen(botanica(1, 'block'));
  const moved = { ...tile, picture: shifted(tile.picture, 40, 90) };
  expect(new RegisteredTile(tile).differenceTo(moved)).toBeLessThan(3);
});

test('a picture with too few bytes is refused', () => {
  const broken: SeenTile = { picture: { pixels: new Uint8Array(5), width: 4, height: 4 }, layout: 'block' };
  expect(() => new RegisteredTile(broken).differenceTo(broken)).toThrow(RangeError);
});
