import { type AssetFilter, NO_LIMITS } from '../../api/src/search/asset-filter.ts';
import type { Question } from '../../api/src/search/memory/protocol.ts';

/** A kind of query, with variations that keep the results from being cached. */
export interface Series {
  readonly name: string;
  readonly question: (round: number) => Question;
}

const colors = ['Blue', 'Green', 'Red', 'Pink', 'Yellow', 'Brown', 'Orange', 'Purple'];
const words = ['floral', 'stripe', 'geometric', 'leaf', 'dot', 'check', 'animal', 'tropical'];
const of = <Value>(values: readonly Value[], round: number): Value[] => values.slice(round % values.length).slice(0, 1);

const list = (name: string, filter: (round: number) => Partial<AssetFilter>, page: (round: number) => number) => ({
  name,
  question: (round: number): Question => ({
    kind: 'list',
    filter: { ...NO_LIMITS, ...filter(round) },
    request: { sort: filter(round).text ? 'relevance' : 'newest', direction: null, page: page(round), limit: 24 },
  }),
});
const first = () => 1;

/** Queries as sent by shoppers. */
export const series: readonly Series[] = [
  list(
    'list',
    () => ({}),
    (round) => 1 + (round % 20),
  ),
  list(
    'deep page',
    () => ({}),
    (round) => 300 + round,
  ),
  list(
    'list, a color',
    (round) => ({ colors: of(colors, round) }),
    (round) => 1 + (round % 5),
  ),
  list('bestsellers', (round) => ({ labels: ['bestseller'], colors: of(colors, round) }), first),
  list(
    'one word',
    (round) => ({ text: words[round % words.length] ?? '' }),
    (round) => 1 + (round % 3),
  ),
  list('two words', (round) => ({ text: `${colors[round % colors.length]} ${words[round % words.length]}` }), first),
  list('typing error', (round) => ({ text: ['florla', 'stirpe', 'tropcial', 'gemoetric'][round % 4] ?? '' }), first),
  {
    name: 'facets, no filter',
    question: () => ({ kind: 'facets', filter: NO_LIMITS }),
  },
  {
    name: 'facets, three filters',
    question: (round) => ({
      kind: 'facets',
      filter: { ...NO_LIMITS, colors: of(colors, round), orientations: ['square'], licenses: ['commercial'] },
    }),
  },
  {
    name: 'facets, one word',
    question: (round) => ({ kind: 'facets', filter: { ...NO_LIMITS, text: words[round % words.length] ?? '' } }),
  },
  { name: 'studios', question: () => ({ kind: 'designers', filter: NO_LIMITS }) },
  {
    name: 'suggestions',
    question: (round) => ({
      kind: 'suggestByText',
      text: (words[round % words.length] ?? '').slice(0, 3 + (round % 2)),
      limit: 5,
    }),
  },
  {
    name: 'suggestions by digits',
    question: (round) => ({ kind: 'suggestByDigits', digits: String(100 + round * 7), limit: 5 }),
  },
];
