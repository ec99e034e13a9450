import { MOCKUP_SIZE, MOCKUPS } from './mockups.ts';
import { MUG } from './mug.ts';
import { paintSurface } from './paint-surface.ts';
import { PHONE_CASE } from './phone-case.ts';
import { ROOM } from './room.ts';
import type { Surface, SurfaceMap } from './surface.ts';
import { RepeatTexture } from './texture.ts';

const SCALE = 0.25;
const surfaces = MOCKUPS.flatMap(({ slug, surfaces: own }) => own.map((surface, index) => ({ slug, index, surface })));

/** Returns the end points of a path whose segments are all absolute and end in two coordinates. */
function corners(outline: string): { x: number; y: number }[] {
  return outline
    .split(/(?=[MLCQA])/)
    .map((segment) => (segment.match(/-?\d+(\.\d+)?/g) ?? []).map(Number))
    .filter((numbers) => numbers.length >= 2)
    .map((numbers) => ({ x: numbers.at(-2) ?? 0, y: numbers.at(-1) ?? 0 }));
}

function centimeters(surface: Surface, map: SurfaceMap, x: number, y: number): { right: number; down: number } {
  const column = Math.round((x - surface.box.left) * SCALE);
  const row = Math.round((y - surface.box.top) * SCALE);
  const index = row * map.width + column;
  const step = 4;
  return {
    right: ((map.rightCm[index + step] ?? 0) - (map.rightCm[index - step] ?? 0)) / ((2 * step) / SCALE),
    down:
      ((map.downCm[index + step * map.width] ?? 0) - (map.downCm[index - step * map.width] ?? 0)) /
      ((2 * step) / SCALE),
  };
}

test('there is a mock-up for cushion, wallpaper, tote, mug, dress and phone case', () => {
  expect(MOCKUPS.map(({ slug }) => slug)).toEqual(['cushion', 'wallpaper', 'tote', 'mug', 'dress', 'phone-case']);
});

test.each(surfaces)('$slug $index: what is covered lies within its box and within the drawing', ({ surface }) => {
  const { left, top, width, height } = surface.box;
  for (const { x, y } of corners(surface.outline).filter(({ x: at }) => at !== MOCKUP_SIZE.width)) {
    expect(x).toBeGreaterThanOrEqual(left - 0.5);
    expect(x).toBeLessThanOrEqual(left + width + 0.5);
    expect(y).toBeGreaterThanOrEqual(Math.min(top, 0) - 0.5);
    expect(y).toBeLessThanOrEqual(top + height + 0.5);
  }
});

test.each(surfaces)(
  '$slug $index: every place shows a place of the fabric in a light between night and twice day',
  ({ surface }) => {
    const map = surface.look(SCALE);
    expect(map.width).toBe(Math.ceil(surface.box.width * SCALE));
    for (const values of [map.rightCm, map.downCm, map.light, map.gloss]) {
      expect(values).toHaveLength(map.width * map.height);
      expect(values.every((value) => Number.isFinite(value))).toBe(true);
    }
    expect(map.light.every((light) => light >= 0.1 && light <= 2)).toBe(true);
    expect(map.gloss.every((gloss) => gloss >= 0 && gloss <= 0.5)).toBe(true);
  },
);

test.each([
  { slug: 'mug', x: MUG.x, y: 520, unitsPerCm: MUG.unitsPerCm, least: 0.95 },
  { slug: 'wallpaper', x: 600, y: 300, unitsPerCm: ROOM.unitsPerCm, least: 0.99 },
  { slug: 'phone-case', x: PHONE_CASE.x, y: PHONE_CASE.y, unitsPerCm: PHONE_CASE.unitsPerCm, least: 0.95 },
  { slug: 'cushion', x: 600, y: 600, unitsPerCm: 624 / 45, least: 0.85 },
])('$slug: seen straight on, a cm of fabric is a cm of the thing', ({ slug, x, y, unitsPerCm, least }) => {
  const surface = MOCKUPS.find((mockup) => mockup.slug === slug)?.surfaces[0];
  if (!surface) throw new Error(`no mock-up ${slug}`);
  const { right, down } = centimeters(surface, surface.look(SCALE), x, y);
  expect(right * unitsPerCm).toBeGreaterThan(least);
  expect(right * unitsPerCm).toBeLessThan(2 - least);
  expect(down * unitsPerCm).toBeGreaterThan(least);
  expect(down * unitsPerCm).toBeLessThan(2 - least);
});

test('print wraps round the mug: towards its sides ever more fabric lies behind a pixel', () => {
  const surface = MOCKUPS.find(({ slug }) => slug === 'mug')?.surfaces[0];
  if (!surface) throw new Error('no mug');
  const map = surface.look(SCALE);
  const row = Math.floor(map.height / 2) * map.width;
  const steps = Array.from({ length: Math.floor(map.width / 2) - 2 }, (_, index) => {
    const from = row + Math.floor(map.width / 2) + index;
    return (map.rightCm[from + 1] ?? 0) - (map.rightCm[from] ?? 0);
  });
  for (const [index, step] of steps.entries()) expect(step).toBeGreaterThanOrEqual((steps[index - 1] ?? 0) - 1e-5);
});

test('a plain fabric takes on the light of the surface and nothing else, and the same input paints the same', () => {
  const gray = new Uint8ClampedArray(16 * 16 * 4).fill(100);
  const texture = new RepeatTexture({ width: 16, height: 16, data: gray }, 1, 1);
  for (const { surface } of surfaces) {
    const map = surface.look(SCALE);
    const target = { width: map.width, height: map.height, data: new Uint8ClampedArray(map.width * map.height * 4) };
    paintSurface(target, map, texture, 29.6);
    const again = { ...target, data: new Uint8ClampedArray(target.data.length) };
    paintSurface(again, map, texture, 29.6);
    expect(again.data).toEqual(target.data);
    const index = Math.floor(map.light.length / 2);
    const gloss = map.gloss[index] ?? 0;
    const expected = 100 * (map.light[index] ?? 0) * (1 - gloss) + 255 * gloss;
    expect(Math.abs((target.data[index * 4] ?? 0) - expected)).toBeLessThan(1);
    expect(target.data[index * 4 + 3]).toBe(255);
  }
});
