import { ASSET_SORTS } from '@halfdrop/domain';
import fc from 'fast-check';
import { reportFigure, roundsOf } from '../../../../scripts/reliability/rounds.mjs';
import { type AssetFilter, NO_LIMITS } from '../asset-filter.ts';
import type { PageRequest } from '../catalog-search.ts';
import type { TextQuery } from '../text-query.ts';
import { SlowIndex } from '../../../test/support/slow-index.ts';
import type { AssetFacts } from '../feed/asset-facts.ts';
import { CatalogIndex } from './catalog-index.ts';
import type { Reference } from '../feed/reference.ts';

const kinds = ['menu', 'subcategory', 'filter', 'tag', 'color', 'orientation', 'license', 'repeat'] as const;
const reference: Reference = {
  facetValues: kinds.flatMap((facet, kind) =>
    Array.from({ length: 4 }, (_none, place) => ({
      facet,
      value: `${facet}-${place}`,
      label: `${facet} ${place}`,
      code: 100 * kind + place,
      position: place,
      isAlias: false,
    })),
  ),
  designers: [1, 2, 3].map((id) => ({ id, slug: `studio-${id}`, name: `Studio ${id}` })),
  collections: [1, 2].map((id) => ({ id, slug: `collection-${id}` })),
  featured: ['00000000-0000-4000-8000-000000000003', '00000000-0000-4000-8000-000000000005'],
};
/** Includes two with a common prefix, two beyond the 16-bit plane, and right-to-left words. */
const foreignWords = ['größe', 'ñandú', 'ورد', 'وردة', 'ורד', '玫瑰', '玫', '🌹', '🌿🌹', '\uffee'];
const vocabulary = ['rose', 'roses', 'rosette', 'leaf', 'blue', 'blue rose', 'deco', 'check'];

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const some = <Value>(values: readonly Value[], maxLength = 3) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength });
const mostly = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 1 });

const asset: fc.Arbitrary<AssetFacts> = fc
  .record({
    number: fc.integer({ min: 1, max: 40 }),
    priceCents: fc.option(fc.constantFrom(0, 500, 900, 1200)),
    popularity: fc.integer({ min: 0, max: 5 }),
    rating: fc.option(fc.constantFrom(1, 3.5, 4.25, 5)),
    downloads: fc.integer({ min: 0, max: 3 }),
    isFree: fc.boolean(),
    isPremium: fc.boolean(),
    publishedAt: fc.integer({ min: 0, max: 6 }),
    designerId: fc.integer({ min: 1, max: 3 }),
    collectionId: fc.option(fc.integer({ min: 1, max: 2 })),
    drawing: fc.option(fc.integer({ min: 1, max: 3 })),
    codes: some(
      reference.facetValues.map(({ code }) => code),
      8,
    ),
    words: fc.uniqueArray(fc.tuple(fc.constantFrom(...vocabulary, ...foreignWords), fc.integer({ min: 1, max: 15 })), {
      selector: ([word]) => word,
      maxLength: 5,
    }),
  })
  .map(({ number, words, ...facts }) => ({
    ...facts,
    id: idOf(number),
    sku: 10_000_000 + number,
    words: new Map(words),
  }));
const assets = fc.uniqueArray(asset, { selector: ({ id }) => id, minLength: 1, maxLength: 40 });

const valuesOf = (facet: string) => some([0, 1, 2, 3].map((place) => `${facet}-${place}`));
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 42 }).map(idOf), { maxLength: 12 });
const filter: fc.Arbitrary<AssetFilter> = fc
  .record({
    sku: mostly(fc.oneof(fc.constant('unknown' as const), fc.integer({ min: 1_000_001, max: 1_000_040 }))),
    ids: mostly(ids),
    members: mostly(ids),
    categories: mostly(fc.oneof(valuesOf('menu'), valuesOf('filter'))),
    subcategories: mostly(valuesOf('subcategory')),
    designers: mostly(some(['1', 'studio-2', '3'])),
    designCollections: mostly(some(['collection-1', 'collection-2'])),
    labels: mostly(some(['premium', 'new', 'featured', 'bestseller'] as const)),
    newSince: fc.integer({ min: 0, max: 6 }).map((time) => new Date(time)),
    tags: mostly(valuesOf('tag')),
    colors: mostly(valuesOf('color')),
    orientations: mostly(valuesOf('orientation')),
    licenses: mostly(valuesOf('license')),
    repeats: mostly(valuesOf('repeat')),
    minPrice: mostly(fc.constantFrom(0, 500, 1000)),
    maxPrice: mostly(fc.constantFrom(499, 900, 2000)),
    isFree: mostly(fc.boolean()),
    isPremium: mostly(fc.boolean()),
    publishedAfter: mostly(fc.integer({ min: 0, max: 6 }).map((time) => new Date(time))),
  })
  .map((asked) => ({
    ...NO_LIMITS,
    ...asked,
    categories: asked.categories ?? [],
    subcategories: asked.subcategories ?? [],
    designers: asked.designers ?? [],
    designCollections: asked.designCollections ?? [],
    labels: asked.labels ?? [],
    tags: asked.tags ?? [],
    colors: asked.colors ?? [],
    orientations: asked.orientations ?? [],
    licenses: asked.licenses ?? [],
    repeats: asked.repeats ?? [],
  }));

const term = fc.record({
  typed: fc.constant(''),
  alternatives: fc.array(
    fc.record({
      word: fc.constantFrom(...vocabulary, 'ros', 'unknown', ...foreignWords, 'gr', '🌿', 'ור'),
      isPrefix: fc.boolean(),
      quality: fc.constantFrom(1, 2, 3, 4),
    }),
    { minLength: 1, maxLength: 3 },
  ),
});
const query: fc.Arbitrary<TextQuery> = fc.record({
  terms: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.array(term, { minLength: 1, maxLength: 3 })),
  phrases: some(['blue rose', 'deco']),
  isAnyWord: fc.boolean(),
  isTyping: fc.boolean(),
  filter: fc.oneof(fc.constant({}), fc.constant({ isFree: true }), fc.constant({ repeats: ['repeat-1'] })),
  corrections: fc.constant([]),
});
const request: fc.Arbitrary<PageRequest> = fc.record({
  sort: fc.constantFrom(...ASSET_SORTS),
  direction: fc.constantFrom(null, 'asc' as const, 'desc' as const),
  page: fc.integer({ min: 1, max: 6 }),
  limit: fc.integer({ min: 1, max: 30 }),
});

/** Rounds of changes: assets added or changed, and ids no longer for sale. */
const history = fc.array(fc.record({ changed: assets, removed: ids, figures: assets }), { maxLength: 4 });
/** With 0, every page is found by walking an order. */
const fewDocs = fc.constantFrom(0, 2000);

test('G3 P-21 P-22 after any changes, lists, facets and studios are those of an index that looks at every asset', () => {
  fc.assert(
    fc.property(assets, history, filter, query, request, fewDocs, (loaded, rounds, asked, text, page, few) => {
      const index = new CatalogIndex(few);
      const slow = new SlowIndex(reference);
      index.setReference(reference);
      index.assets.load(loaded);
      index.assets.finishLoading();
      slow.apply(loaded, []);
      for (const { changed, removed, figures } of rounds) {
        // Queried before each change, so that cached counts have to be updated.
        expect(index.facets(asked, text)).toEqual(slow.facets(asked, text));
        expect(index.designers(asked, text)).toEqual(slow.designers(asked, text));
        const gone = removed.filter((id) => !changed.some((one) => one.id === id));
        index.assets.apply(changed, gone);
        slow.apply(changed, gone);
        index.assets.applyFigures(figures);
        slow.applyFigures(figures);
      }
      expect(index.assets.size).toBe(slow.size);
      expect(index.list(asked, text, page)).toEqual(slow.list(asked, text, page));
      expect(index.facets(asked, text)).toEqual(slow.facets(asked, text));
      expect(index.designers(asked, text)).toEqual(slow.designers(asked, text));
    }),
    { numRuns: 1000 },
  );
});

test('G3 in a large catalog any question finds what a look at every asset finds, in one order that stays', () => {
  const rows = roundsOf({ quick: 500, full: 10_000 });
  const numRuns = roundsOf({ quick: 30, full: 10_000 });
  const loaded = fc
    .sample(asset, { seed: 3, numRuns: rows })
    .map((one, index) => ({ ...one, id: idOf(index + 1), sku: 10_000_001 + index }));
  const index = new CatalogIndex();
  const slow = new SlowIndex(reference);
  index.setReference(reference);
  index.assets.load(loaded);
  index.assets.finishLoading();
  slow.apply(loaded, []);
  let asked = 0;
  fc.assert(
    fc.property(filter, query, request, (wanted, text, page) => {
      const found = index.list(wanted, text, page);
      expect(found).toEqual(slow.list(wanted, text, page));
      expect(index.list(wanted, text, page)).toEqual(found);
      expect(index.facets(wanted, text)).toEqual(slow.facets(wanted, text));
      expect(index.designers(wanted, text)).toEqual(slow.designers(wanted, text));
      asked += 1;
    }),
    { numRuns },
  );
  reportFigure(
    'G3 the index in memory answers as a look at every asset does',
    `${asked} of ${asked} questions, ${rows} rows`,
  );
});
