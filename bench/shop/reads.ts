import { listAt, textAt, valueAt } from '../../e2e/support/graphql.ts';
import type { Dice } from '../dice.ts';
import type { Operation } from './operation.ts';
import { registered } from './registered.ts';
import { isFiller, type Subjects } from './subjects.ts';

const LIMIT = 24;
const FIRST_PAGES = 20;
const DEEP_PAGE = 500;
const SORTS = ['POPULAR', 'NEWEST', 'PRICE_LOW', 'RATING'];

/** Returns the reads of visitors, none repeated if there is enough data. */
export function reads(subjects: Subjects, dice: Dice): Operation[] {
  const { total, tiles, categories, colors } = subjects;
  const pages = Math.floor(total / LIMIT);
  const word = () => dice.pick(dice.pick(tiles.filter(({ words }) => words.length > 0)).words);
  const page = (number: number) => products({ filter: {}, sort: dice.pick(SORTS), page: number }, LIMIT);
  const search = (text: string, least: number) =>
    products({ filter: { search: text }, sort: 'RELEVANCE', page: 1 }, least, total);
  const threeFilters = () => {
    const minPrice = dice.pick([0, 500, 600, 700, 800]);
    const maxPrice = minPrice + dice.pick([400, 800, 1200, 3000]);
    return { categories: [dice.pick(categories)], colors: [dice.pick(colors)], minPrice, maxPrice };
  };
  const operations: Operation[] = [
    { name: 'list of 24', ask: () => page(1 + dice.below(Math.min(FIRST_PAGES, pages))) },
    { name: 'deep page', ask: () => page(Math.min(DEEP_PAGE, pages) - dice.below(5)) },
    { name: 'search, one word', ask: () => search(word(), 1) },
    { name: 'search, two words', ask: () => search(pairOfWords(subjects, dice), 1) },
    { name: 'search, typo', ask: () => search(misspelled(word(), dice), 0) },
    { name: 'facets, three filters', ask: () => facets(threeFilters(), 0) },
    { name: 'facets, no filter', ask: () => facets({}, 1) },
    { name: 'suggestions', ask: () => suggestions(beginning(word(), dice)) },
    { name: 'likeness of 4', ask: () => likeness(dice.pick(tiles).id) },
    { name: 'detail', ask: () => detail(dice.pick(tiles).slug) },
  ];
  return operations.map((operation) => ({ ...operation, isKept: true }));
}

function products(variables: Record<string, unknown>, least: number, most = Number.POSITIVE_INFINITY) {
  return registered('ProductsPage', {
    variables: { ...variables, limit: LIMIT },
    check: (data) => {
      const items = listAt(data, 'assets', 'items');
      for (const item of items) textAt(item, 'price', 'usd', 'currency');
      const total = Number(valueAt(data, 'assets', 'pageInfo', 'totalItems'));
      if (items.length < least || items.length > LIMIT || !(total >= items.length) || total > most) {
        throw new Error(`${items.length} of ${total} patterns for ${JSON.stringify(variables)}`);
      }
    },
  });
}

function facets(filter: Record<string, unknown>, least: number) {
  return registered('ProductsFacets', {
    variables: { filter },
    check: (data) => {
      for (const name of ['categories', 'tags', 'colors']) {
        const counts = listAt(data, 'assetFacets', name);
        if (counts.length < least) throw new Error(`no ${name} for ${JSON.stringify(filter)}`);
      }
    },
  });
}

function suggestions(text: string) {
  return registered('Suggestions', {
    variables: { text },
    check: (data) => {
      const found = listAt(data, 'assetSuggestions').length;
      if (found < 1 || found > 5) throw new Error(`${found} suggestions for ${text}`);
    },
  });
}

function likeness(assetId: string) {
  return registered('SimilarAssets', {
    variables: { assetId },
    check: (data) => {
      const found = listAt(data, 'similarAssets').length;
      if (found !== 4) throw new Error(`${found} patterns like ${assetId}`);
    },
  });
}

function detail(slug: string) {
  return registered('ProductPage', {
    variables: { slug },
    check: (data) => {
      if (textAt(data, 'assetBySlug', 'slug') !== slug) throw new Error(`another pattern than ${slug}`);
    },
  });
}

function pairOfWords({ tiles }: Subjects, dice: Dice): string {
  const { words } = dice.pick(tiles.filter((tile) => tile.words.length > 1));
  const start = dice.below(words.length - 1);
  return words.slice(start, start + 2).join(' ');
}

const COMMON_LETTERS = ['a', 'e', 'i', 'n', 's', 't'];

/** Returns the first two to six letters, and one more if they form a stop word. */
function beginning(word: string, dice: Dice): string {
  const length = 2 + dice.below(5);
  const letters = word.slice(0, length);
  return isFiller(letters) ? word.slice(0, length + 1) : letters;
}

/** Returns a misspelling: a letter omitted, two swapped, one replaced, or one added. */
function misspelled(word: string, dice: Dice): string {
  const place = 1 + dice.below(word.length - 2);
  const [before, letter, after] = [word.slice(0, place), word.charAt(place), word.slice(place + 1)];
  return dice.pick([
    before + after,
    before + after.charAt(0) + letter + after.slice(1),
    before + dice.pick(COMMON_LETTERS) + after,
    before + letter + letter + after,
  ]);
}
