import { MAX_PINNED_PATTERNS } from '@halfdrop/domain';
import type { MutationResolvers, QueryResolvers, SearchPin } from '../generated/resolvers.ts';
import { paged } from '../paging.ts';
import { brokenRules } from '../rules.ts';
import type { Shop } from '../shop.ts';
import { notFound } from '../user-errors.ts';

/** State and resolvers of pinned patterns; searches of the mocked shop ignore them. */
export function searchPinState(shop: Shop): {
  readonly queries: QueryResolvers;
  readonly mutations: MutationResolvers;
} {
  const patterns = shop.catalog.map(({ asset: { id, sku, title } }) => ({ id, sku, title, isOnSale: true }));
  const start: readonly SearchPin[] =
    patterns.length === 0
      ? []
      : [
          { words: 'peony', patterns: patterns.slice(0, 2), endsOn: '2026-12-24' },
          { words: 'winter stripes', patterns: patterns.slice(2, 3), endsOn: null },
        ];
  const known = new Map(start.map((pin) => [pin.words, pin]));
  return {
    queries: {
      pinnedSearches: (_root, { search, page, limit }, context) => {
        shop.demand(context, 'search.manage');
        const found = [...known.values()].filter(({ words }) => words.startsWith((search ?? '').toLowerCase()));
        return paged(
          found.toSorted((one, other) => one.words.localeCompare(other.words)),
          page ?? 1,
          limit ?? 24,
        );
      },
    },
    mutations: {
      saveSearchPin: (_root, { input }, context) => {
        shop.demand(context, 'search.manage');
        const words = input.words.trim().toLowerCase();
        const pinned = input.skus.flatMap((sku) => patterns.find((pattern) => pattern.sku === sku) ?? []);
        const isCount = input.skus.length > 0 && input.skus.length <= MAX_PINNED_PATTERNS;
        const errors = brokenRules([
          [words !== '', 'words', 'Must be 1 to 8 words of at most 100 characters'],
          [isCount, 'skus', `Must be 1 to ${MAX_PINNED_PATTERNS} asset IDs, each once`],
          [pinned.length === input.skus.length, 'skus', 'No pattern on sale has this asset ID'],
        ]);
        if (errors.length > 0) return { pin: null, errors };
        const pin = { words, patterns: pinned, endsOn: input.endsOn ?? null };
        known.set(words, pin);
        return { pin, errors };
      },
      removeSearchPin: (_root, { input: { words } }, context) => {
        shop.demand(context, 'search.manage');
        const pin = known.get(words);
        if (!pin) return { pin: null, errors: [notFound('words')] };
        known.delete(words);
        return { pin, errors: [] };
      },
    },
  };
}
