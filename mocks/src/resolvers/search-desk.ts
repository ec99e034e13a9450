import { demoSynonyms, demoZeroResults } from '../factories/synonym.ts';
import type { MutationResolvers, QueryResolvers, RemoveSynonymInput, SearchOutcome } from '../generated/resolvers.ts';
import { paged } from '../paging.ts';
import { brokenRules } from '../rules.ts';
import type { Shop } from '../shop.ts';
import { notFound } from '../user-errors.ts';

const keyOf = ({ typed, meant }: RemoveSynonymInput) => `${typed} = ${meant}`;

/** State and resolvers of the search desk, with its own synonyms: searches of the mocked shop match titles only. */
export function searchDeskState(shop: Shop): {
  readonly queries: QueryResolvers;
  readonly mutations: MutationResolvers;
} {
  const isEmpty = shop.scenario === 'empty';
  const known = new Map((isEmpty ? [] : demoSynonyms()).map((synonym) => [keyOf(synonym), synonym]));
  return {
    queries: {
      synonyms: (_root, { search, page, limit }, context) => {
        shop.demand(context, 'search.manage');
        const begins = (text: string) => text.startsWith((search ?? '').toLowerCase());
        const found = [...known.values()].filter(({ typed, meant }) => begins(typed) || begins(meant));
        return paged(
          found.toSorted((left, right) => keyOf(left).localeCompare(keyOf(right))),
          page ?? 1,
          limit ?? 24,
        );
      },
      zeroResults: (_root, { page, limit }, context) => {
        shop.demand(context, 'search.manage');
        return paged(isEmpty ? [] : demoZeroResults(), page ?? 1, limit ?? 24);
      },
    },
    mutations: {
      saveSynonym: (_root, { input }, context) => {
        shop.demand(context, 'search.manage');
        const [typed, meant] = [input.typed.trim().toLowerCase(), input.meant.trim().toLowerCase()];
        const errors = brokenRules([[typed !== meant, 'meant', 'Must be different words']]);
        if (errors.length > 0) return { synonym: null, errors };
        const synonym = { typed, meant, isTwoWay: input.isTwoWay };
        known.set(keyOf(synonym), synonym);
        return { synonym, errors };
      },
      removeSynonym: (_root, { input }, context) => {
        shop.demand(context, 'search.manage');
        const synonym = known.get(keyOf(input));
        if (!synonym) return { synonym: null, errors: [notFound('typed')] };
        known.delete(keyOf(input));
        return { synonym, errors: [] };
      },
      dryRunSearch: (_root, { input: { text, added } }, context) => {
        shop.demand(context, 'search.manage');
        const meant = (added ?? []).filter(({ typed }) => typed === text.toLowerCase()).map((synonym) => synonym.meant);
        return { dryRun: { before: outcomeOf(shop, [text]), after: outcomeOf(shop, [text, ...meant]) }, errors: [] };
      },
    },
  };
}

function outcomeOf({ catalog }: Shop, words: readonly string[]): SearchOutcome {
  const found = catalog
    .map(({ asset }) => asset)
    .filter(({ title }) => words.some((word) => title.toLowerCase().includes(word.toLowerCase())));
  return { total: found.length, patterns: found.slice(0, 12).map(({ id, slug, title }) => ({ id, slug, title })) };
}
