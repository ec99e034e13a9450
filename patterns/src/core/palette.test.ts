import { PALETTES } from '../palettes.ts';
import type { Palette } from './palette.ts';
import { PaletteRoles, hasVividWarm } from './palette.ts';

const GARDEN: Palette = {
  slug: 'garden',
  name: 'Garden',
  ground: '#fffaf0',
  inks: ['#c0272d', '#3a7a46', '#1a1a1a', '#f4c9bc'],
};

test('finds ink, light, contrast and foliage in the colors themselves', () => {
  const roles = new PaletteRoles(GARDEN);
  expect(roles.ink).toBe(3);
  expect(roles.lite).toBe(0);
  expect(roles.isDark).toBe(false);
  expect(roles.byContrast()[0]).toBe(3);
  expect(roles.byContrast(3)).not.toContain(3);
  expect(roles.split()).toEqual({ leaf: [2], bloom: [1, 3, 4].filter((slot) => roles.visible().includes(slot)) });
  expect(roles.warms()).toContain(1);
  expect(roles.byLightness()[0]).toBe(3);
});

test('every curated palette has something for every role', () => {
  for (const palette of PALETTES) {
    const roles = new PaletteRoles(palette);
    const { leaf, bloom } = roles.split();
    expect(leaf.length * bloom.length * roles.visible().length * roles.byContrast().length).toBeGreaterThan(0);
    expect(bloom.some((slot) => leaf.includes(slot))).toBe(false);
  }
});

test('distance is symmetric and zero from a slot to itself', () => {
  const roles = new PaletteRoles(GARDEN);
  expect(roles.distance(1, 2)).toBe(roles.distance(2, 1));
  expect(roles.distance(2, 2)).toBe(0);
  expect(() => roles.lightness(9)).toThrow(RangeError);
});

test('when no ink can be told from the ground, all inks count as visible', () => {
  const roles = new PaletteRoles({ ...GARDEN, inks: ['#fff9ee', '#fffaf1'] });
  expect(roles.visible()).toEqual([1, 2]);
});

test('a palette needs two inks', () => {
  expect(() => new PaletteRoles({ ...GARDEN, inks: ['#000000'] })).toThrow(RangeError);
});

test('a lively warm ink is told from grays and blues', () => {
  expect(hasVividWarm(GARDEN)).toBe(true);
  expect(hasVividWarm({ ...GARDEN, inks: ['#3a7a46', '#1a1a1a', '#8899cc'] })).toBe(false);
});
