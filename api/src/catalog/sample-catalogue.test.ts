import { readFileSync } from 'node:fs';
import path from 'node:path';
import { COLOUR_NAMES, FAMILIES, GENERATOR_VERSION, familyBySlug, paletteBySlug } from '@halfdrop/patterns';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { loadSampleCatalogue } from './sample-catalogue.ts';

const file = path.join(__dirname, '..', '..', 'sample-catalogue', 'catalogue.json');
const text = readFileSync(file, 'utf8');
const { assets, studios, generatorVersion } = JSON.parse(text);

const column = (name: string): string[] => assets.map((asset: Record<string, string>) => asset[name]);

test('there are at least 300 assets by 12 studios, in a file that is quick to load', () => {
  expect(assets.length).toBeGreaterThanOrEqual(300);
  expect(studios).toHaveLength(12);
  expect(new Set(column('studio')).size).toBe(12);
  expect(text.length).toBeLessThan(400_000);
});

test('the colours were measured with the engine that draws now', () => {
  expect(generatorVersion).toBe(GENERATOR_VERSION);
});

test('every asset has a title, address and drawing of its own', () => {
  for (const name of ['title', 'slug', 'description']) {
    expect(new Set(column(name)).size).toBe(assets.length);
  }
  const drawings = assets.map(({ family, variant, palette }: Record<string, string>) =>
    [family, variant, palette].join(),
  );
  expect(new Set(drawings).size).toBe(assets.length);
});

test('every drawing can be drawn, and every family is shown', () => {
  for (const { family, variant, palette, colours } of assets) {
    expect(familyBySlug(family)?.variants[variant]).toBeDefined();
    expect(paletteBySlug(palette)).toBeDefined();
    for (const colour of colours) expect(COLOUR_NAMES).toContain(colour);
  }
  expect(new Set(column('family'))).toEqual(new Set(FAMILIES.map(({ slug }) => slug)));
});

test.each(
  'seamless watercolor hand-drawn digital vector botanical decorative artistic commercial print-ready'.split(' '),
)('BC-11 some assets are tagged %s', (tag) => {
  expect(assets.filter(({ tags }: { tags: string[] }) => tags.includes(tag)).length).toBeGreaterThan(5);
});

test('BC-12 every colour filter is well filled', () => {
  for (const colour of COLOUR_NAMES) {
    expect(assets.filter(({ colours }: { colours: string[] }) => colours.includes(colour)).length).toBeGreaterThan(20);
  }
});

test('some are free, some premium, none both, and some are new', () => {
  const count = (holds: (asset: Record<string, number | boolean>) => unknown) => assets.filter(holds).length;
  expect(count(({ isFree }) => isFree)).toBeGreaterThan(20);
  expect(count(({ isPremium }) => isPremium)).toBeGreaterThan(40);
  expect(count(({ isFree, isPremium }) => isFree && isPremium)).toBe(0);
  expect(count(({ ageDays }) => Number(ageDays) < 14)).toBeGreaterThan(20);
});

describe('with a database', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  test('a missing file stops the start in one sentence and leaves the catalogue empty', async () => {
    await expect(loadSampleCatalogue(database.db, systemClock, '/nowhere.json')).rejects.toThrow(
      'The sample catalogue /nowhere.json cannot be read.',
    );
  });

  test('two processes that start together fill it once', async () => {
    const load = () => loadSampleCatalogue(database.db, systemClock, file);
    const counts = await Promise.all([load(), load()]);
    expect(counts.toSorted((left, right) => left - right)).toEqual([0, assets.length]);
  });
});
