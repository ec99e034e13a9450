import type { Apis } from '../../../src/context.ts';
import { restPagination } from '../fixtures.ts';

const found = { id: '1', slug: 'woven-dots', title: 'Woven Dots' };

/** The calls about what words find, answered with fixtures. */
export function searchFakes(): Pick<Apis, 'searchDesk'> {
  return {
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
