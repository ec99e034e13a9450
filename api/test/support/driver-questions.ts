import { ASSET_SORTS } from '@halfdrop/domain';
import fc from 'fast-check';
import { type AssetFilter, NO_LIMITS } from '../../src/search/asset-filter.ts';
import type { CatalogSearch, PageRequest } from '../../src/search/catalog-search.ts';

/** Words, pairs, prefixes and typing errors as shoppers type them. */
const texts = [
  '',
  'blue floral',
  'floral',
  'flroal',
  'tartan',
  'half drop',
  'free',
  'blue',
  'bou',
  'watercolor flowers',
  'mid century modern',
  'hearts rose',
  'zebra crossing stripe',
  'xylophone',
  'botanicl leaves',
  'space',
  'butchers',
  '10000012',
  'geometric under $12',
  'o’neill’s stripe',
];

const some = <Value>(values: readonly Value[]) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, fc.uniqueArray(fc.constantFrom(...values), { maxLength: 2 }));
const seldom = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 1 });

const filter: fc.Arbitrary<AssetFilter> = fc
  .record({
    text: fc.constantFrom(...texts),
    categories: some(['florals', 'geometric', 'unknown']),
    tags: some(['floral', 'stripe', 'geometric', 'leaf']),
    colors: some(['Blue', 'Green', 'Red']),
    orientations: some(['square', 'portrait']),
    licenses: some(['standard', 'commercial']),
    repeats: some(['block', 'half-drop']),
    designers: some(['1', '2', 'unknown']),
    labels: some(['premium', 'new', 'featured', 'bestseller'] as const),
    minPrice: seldom(fc.constantFrom(0, 900, 1200)),
    maxPrice: seldom(fc.constantFrom(700, 1200, 1800)),
    isFree: seldom(fc.boolean()),
    isPremium: seldom(fc.boolean()),
    newSince: fc.constantFrom(new Date(0), new Date('2026-06-01T00:00:00Z')),
    publishedAfter: seldom(fc.constant(new Date('2026-03-01T00:00:00Z'))),
  })
  .map((asked) => ({ ...NO_LIMITS, ...asked }));

const request: fc.Arbitrary<PageRequest> = fc.record({
  sort: fc.constantFrom(...ASSET_SORTS),
  direction: fc.constantFrom(null, 'asc' as const, 'desc' as const),
  page: fc.integer({ min: 1, max: 9 }),
  limit: fc.constantFrom(1, 7, 24, 100),
});

/** All inputs of one comparison between drivers. */
export interface DriverQuestion {
  readonly filter: AssetFilter;
  readonly request: PageRequest;
  readonly digits: string;
}

/** Generates any input. */
export const driverQuestion: fc.Arbitrary<DriverQuestion> = fc.record({
  filter,
  request,
  digits: fc.constantFrom('1', '10', '000', '123', '99', '10000300', '0004'),
});

/** Returns a driver's results for an input. */
export async function answersOf(search: CatalogSearch, { filter: asked, request: page, digits }: DriverQuestion) {
  const { reading, ...list } = await search.list(asked, page);
  return {
    list,
    corrections: reading.corrections,
    isAnyWord: reading.isAnyWord,
    facets: await search.facets(asked),
    designers: await search.designers(asked),
    byText: await search.suggestByText(asked.text, 5),
    byDigits: await search.suggestByDigits(digits, 5),
  };
}
