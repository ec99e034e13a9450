import type { Apis } from '../../../src/context.ts';
import { restPagination } from '../fixtures.ts';

const pin = {
  words: 'rose',
  endsOn: '2026-12-24',
  patterns: [{ id: 'asset-1', skuId: '10000001', title: 'Rose', isOnSale: true }],
};
const found = { id: '1', slug: 'woven-dots', title: 'Woven Dots' };
const judged = { words: 'rose', patterns: [{ ...found, grade: 3 as const }] };

/** Creates fake calls about search management. */
export function searchFakes(): Pick<Apis, 'searchDesk' | 'searchPins' | 'judgedSearches'> {
  return {
    judgedSearches: {
      list: async ({ page, limit }) => ({ judgedSearches: [judged], pagination: restPagination(1, limit, page) }),
      candidates: async () => ({ candidates: [{ words: 'peony', count: 7 }] }),
      save: async ({ words }) => ({ ...judged, words }),
      remove: async (words) => ({ ...judged, words }),
      dryRun: async () => ({
        searchCount: 2,
        scoreBefore: 0.5,
        scoreAfter: 1,
        changedCount: 1,
        changes: [
          {
            words: 'rose',
            scoreBefore: 0,
            scoreAfter: 1,
            moves: [{ ...found, grade: 3, placeBefore: null, placeAfter: 1 }],
          },
        ],
      }),
    },
    searchPins: {
      list: async ({ page, limit }) => ({ pins: [pin], pagination: restPagination(1, limit, page) }),
      save: async ({ words, endsOn }) => ({ ...pin, words, endsOn }),
      remove: async (words) => ({ ...pin, words }),
    },
    searchDesk: {
      synonyms: async ({ page, limit }) => ({
        synonyms: [{ typed: 'plaid', meant: 'tartan', isTwoWay: true }],
        pagination: restPagination(1, limit, page),
      }),
      save: async (synonym) => synonym,
      remove: async (key) => ({ ...key, isTwoWay: false }),
      zeroResults: async ({ page, limit }) => ({
        zeroResults: [{ words: 'unicorn', count: 4, lastDay: '2026-11-02' }],
        pagination: restPagination(1, limit, page),
      }),
      dryRun: async () => ({ before: { total: 0, patterns: [] }, after: { total: 1, patterns: [found] } }),
    },
  };
}
