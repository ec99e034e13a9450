import { filterOf, readListParams, sortOf, withChanges } from './list-params.ts';

const read = (query: string) => readListParams(new URLSearchParams(query));
const subcategories = new Map([['nature-organic', ['florals', 'foliage']]]);

test('P-21 P-22 P-23 an address without parameters means page 1, 24 patterns, most popular first', () => {
  const params = read('');
  expect(params).toMatchObject({ page: 1, limit: 24, sort: 'popular', view: 'grid', mode: 'pages' });
  expect(sortOf(params)).toBe('POPULAR');
  expect(filterOf(params, subcategories)).toEqual({});
});

test.each(['page=abc&limit=-1&sort=x', 'page=0&limit=0', 'page=1.5&limit=1e9', 'page=-3&limit=101&sort='])(
  'P-24 values that make no sense fall back: %s',
  (query) => {
    expect(read(query)).toMatchObject({ page: 1, limit: 24, sort: 'popular' });
  },
);

test('P-24 words that nothing can be named by reach the server without control codes, and cut', () => {
  const long = 'x'.repeat(400);
  const params = read(`search=%00ro%07se&assetId=${long}&category=${long}&tags=%00&tags=${long}`);
  expect(params).toMatchObject({ search: 'rose', assetId: 'x'.repeat(20), category: 'x'.repeat(100) });
  expect(params.many.tags).toEqual(['x'.repeat(100)]);
  expect(read(Array.from({ length: 60 }, (_, index) => `tags=t${index}`).join('&')).many.tags).toHaveLength(20);
});

test('P-26 P-27 P-28 P-29 P-30 P-31 EN-21 every filter group reaches the server', () => {
  const params = read(
    'categories=filter-floral&categories=filter-modern&tags=botanical&orientations=SQUARE&colors=Black+%26+White' +
      '&minPrice=10&maxPrice=20&licenses=EXTENDED&free=true&premium=true&new=true&search=rose',
  );
  expect(filterOf(params, subcategories)).toEqual({
    search: 'rose',
    categories: ['filter-floral', 'filter-modern'],
    tags: ['botanical'],
    orientations: ['SQUARE'],
    colors: ['Black & White'],
    licenseTypes: ['EXTENDED'],
    minPrice: 1000,
    maxPrice: 2000,
    isFree: true,
    isPremium: true,
    isNew: true,
  });
});

test('unknown proportions and licenses are not sent', () => {
  expect(filterOf(read('orientations=ROUND&licenses=NONE'), subcategories)).toEqual({});
});

test('a category of the menu is asked for by its subcategories, so that filter categories narrow it', () => {
  expect(filterOf(read('category=nature-organic&categories=filter-floral'), subcategories)).toEqual({
    categories: ['filter-floral'],
    subcategories: ['florals', 'foliage'],
  });
  expect(filterOf(read('category=nature-organic&sub=foliage'), subcategories)).toEqual({ subcategories: ['foliage'] });
  expect(filterOf(read('category=unheard-of'), subcategories)).toEqual({ categories: ['unheard-of'] });
});

test('P-08 an asset id is asked for exactly', () => {
  expect(filterOf(read('assetId=HD-10000001'), subcategories)).toEqual({ sku: 'HD-10000001' });
});

test('ST-10 ST-12 ST-13 a change starts at page 1 again and keeps the rest', () => {
  const next = withChanges(new URLSearchParams('page=3&sort=newest&colors=Blue'), { colors: ['Blue', 'Red'] });
  expect(next.toString()).toBe('sort=newest&colors=Blue&colors=Red');
});

test('ST-14 an empty search is taken out of the address', () => {
  expect(withChanges(new URLSearchParams('search=rose&page=2'), { search: null }).toString()).toBe('');
});
