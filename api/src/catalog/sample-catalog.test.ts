import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  COLOR_NAMES,
  FAMILIES,
  GENERATOR_VERSION,
  familyBySlug,
  likenessDistance,
  paletteBySlug,
  vectorFromBase64,
} from '@halfdrop/patterns';
import { sql } from 'kysely';
import { sampleTarget } from '../../test/support/sample-target.ts';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { isOpen } from './early-access.ts';
import { loadSampleCatalog } from './sample-catalog.ts';

interface Row {
  readonly title: string;
  readonly slug: string;
  readonly description: string;
  readonly altText: string;
  readonly category: string;
  readonly subcategory: string;
  readonly filters: readonly string[];
  readonly studio: string;
  readonly collection?: string;
  readonly role?: 'hero' | 'coordinate' | 'blender';
  readonly family: string;
  readonly variant: number;
  readonly palette: string;
  readonly seed: number;
  readonly repeat: 'block' | 'half-drop' | 'brick' | 'mirror';
  readonly tags: readonly string[];
  readonly colors: readonly string[];
  readonly descriptor: string;
  readonly isFree: boolean;
  readonly isPremium: boolean;
  readonly ageDays: number;
}

interface Catalog {
  readonly generatorVersion: number;
  readonly studios: readonly { readonly slug: string }[];
  readonly collections: readonly { readonly slug: string; readonly studio: string; readonly palette: string }[];
  readonly assets: readonly Row[];
}

const file = path.join(__dirname, '..', '..', 'sample-catalog', 'catalog.json');
const text = readFileSync(file, 'utf8');
const { assets, collections, studios, generatorVersion }: Catalog = JSON.parse(text);

const valuesOf = (pick: (asset: Row) => unknown) => new Set(assets.map(pick)).size;
const countOf = (holds: (asset: Row) => boolean) => assets.filter(holds).length;

test('there are at least 600 assets by 12 studios, in a file that is quick to load', () => {
  expect(assets.length).toBeGreaterThanOrEqual(600);
  expect(studios).toHaveLength(12);
  expect(valuesOf(({ studio }) => studio)).toBe(12);
  expect(text.length).toBeLessThan(1_200_000);
});

test('the pictures were measured with the engine that draws now', () => {
  expect(generatorVersion).toBe(GENERATOR_VERSION);
});

test('every asset has a title, address, description and drawing of its own', () => {
  for (const pick of [
    ({ title }: Row) => title.toLowerCase(),
    ({ slug }: Row) => slug,
    ({ description }: Row) => description,
    ({ family, variant, palette }: Row) => [family, variant, palette].join(),
  ]) {
    expect(valuesOf(pick)).toBe(assets.length);
  }
});

test('every drawing can be drawn in its repeat, and every family is shown', () => {
  for (const { family, variant, palette, repeat, colors } of assets) {
    expect(familyBySlug(family)?.variants[variant]?.layouts).toContain(repeat);
    expect(paletteBySlug(palette)).toBeDefined();
    for (const color of colors) expect(COLOR_NAMES).toContain(color);
  }
  expect(new Set(assets.map(({ family }) => family))).toEqual(new Set(FAMILIES.map(({ slug }) => slug)));
});

test('half-drop, brick and mirror files stand beside plain blocks', () => {
  const share = (layout: Row['repeat']) => countOf(({ repeat }) => repeat === layout) / assets.length;
  expect(share('half-drop')).toBeGreaterThan(0.1);
  expect(share('brick')).toBeGreaterThan(0.04);
  expect(share('mirror')).toBeGreaterThan(0.03);
  expect(share('block')).toBeGreaterThan(0.5);
});

test('40 design collections, each of one studio and one palette, with heroes, coordinates and blenders', () => {
  expect(collections).toHaveLength(40);
  for (const { slug, studio, palette } of collections) {
    const members = assets.filter(({ collection }) => collection === slug);
    const inRole = (role: Row['role']) => members.filter((asset) => asset.role === role).length;
    expect(members.length).toBeGreaterThanOrEqual(9);
    expect(members.length).toBeLessThanOrEqual(20);
    expect([1, 2]).toContain(inRole('hero'));
    expect(inRole('coordinate')).toBeGreaterThanOrEqual(3);
    expect(inRole('blender')).toBeGreaterThanOrEqual(2);
    expect(new Set(members.map((asset) => `${asset.studio} ${asset.palette}`))).toEqual(
      new Set([`${studio} ${palette}`]),
    );
  }
});

test('what stands alone is a hero of a collection in other colors', () => {
  const drawingOf = ({ family, variant, seed, repeat }: Row) => [family, variant, seed, repeat].join();
  const heroes = new Set(assets.filter(({ role }) => role === 'hero').map(drawingOf));
  for (const asset of assets.filter(({ collection }) => !collection)) expect(heroes).toContain(drawingOf(asset));
});

test('no two assets look alike', () => {
  const descriptors = assets.map(({ descriptor }) => vectorFromBase64(descriptor));
  const alike = descriptors.flatMap((left, index) =>
    descriptors
      .slice(index + 1)
      .flatMap((right, offset) =>
        likenessDistance(left, right) < 0.2 ? [`${assets[index]?.title} and ${assets[index + 1 + offset]?.title}`] : [],
      ),
  );
  expect(alike).toEqual([]);
});

test('every category of the menu and of the filter panel is filled', () => {
  const perSubcategory = new Map<string, number>();
  for (const { subcategory } of assets) perSubcategory.set(subcategory, (perSubcategory.get(subcategory) ?? 0) + 1);
  expect(perSubcategory.size).toBe(32);
  for (const count of perSubcategory.values()) expect(count).toBeGreaterThanOrEqual(8);
  expect(valuesOf(({ category }) => category)).toBe(8);
  const filters = new Set(assets.flatMap((asset) => asset.filters));
  // The tenth, Geometric, is the menu category.
  expect(filters.size).toBe(9);
  for (const filter of filters) expect(countOf((asset) => asset.filters.includes(filter))).toBeGreaterThan(40);
});

test.each(
  'seamless watercolor hand-drawn digital vector botanical decorative artistic commercial print-ready'.split(' '),
)('BC-11 some assets are tagged %s', (tag) => {
  expect(countOf(({ tags }) => tags.includes(tag))).toBeGreaterThan(5);
});

test('BC-12 every color filter is well filled', () => {
  for (const color of COLOR_NAMES) {
    expect(countOf(({ colors }) => colors.includes(color))).toBeGreaterThan(20);
  }
});

test('some are free, some premium, none both, and some are new', () => {
  expect(countOf(({ isFree }) => isFree)).toBeGreaterThan(40);
  expect(countOf(({ isPremium }) => isPremium)).toBeGreaterThan(80);
  expect(countOf(({ isFree, isPremium }) => isFree && isPremium)).toBe(0);
  expect(countOf(({ ageDays }) => ageDays < 14)).toBeGreaterThan(40);
});

describe('with a database', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  test('a missing file stops the start in one sentence and leaves the catalog empty', async () => {
    await expect(loadSampleCatalog(sampleTarget(database, systemClock), '/nowhere.json')).rejects.toThrow(
      'The sample catalog /nowhere.json cannot be read.',
    );
  });

  test('G-14 a shop that has a studio of its own is left alone', async () => {
    await sql`
      insert into catalog_designer (slug, name, specialty, bio, country, joined_year, category_id)
      select 'own-studio', 'Own Studio', 'Weaves', 'By hand.', 'PT', 2026, min(id) from catalog_category`.execute(
      database.db,
    );
    expect(await loadSampleCatalog(sampleTarget(database, systemClock), file)).toBe(0);
    await sql`delete from catalog_designer`.execute(database.db);
  });

  test('two processes that start together fill it once', async () => {
    const load = () => loadSampleCatalog(sampleTarget(database, systemClock), file);
    const counts = await Promise.all([load(), load()]);
    expect(counts.toSorted((left, right) => left - right)).toEqual([0, assets.length]);
  });

  test('B-22 every pattern of the sample is open to everyone from the start', async () => {
    const { rows } = await sql<{ newest: Date }>`
      select max(published_at) as newest from catalog_asset`.execute(database.db);
    const [row] = rows;
    expect(row && isOpen(row.newest, systemClock.now(), null)).toBe(true);
  });

  test('every row carries what was measured of its picture, and a seam that was checked', async () => {
    const { rows } = await sql`
      select count(*)::int as verified, min(length(descriptor)) as shortest, max(length(descriptor)) as longest,
        count(fingerprint)::int as fingerprints, count(collection_id)::int as collected
      from catalog_asset where seam_verified`.execute(database.db);
    const collected = countOf(({ collection }) => collection !== undefined);
    expect(rows).toEqual([
      { verified: assets.length, shortest: 96, longest: 96, fingerprints: assets.length, collected },
    ]);
  });
});
