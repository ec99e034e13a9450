import { demoLedger, demoReconciliations } from '../factories/ledger.ts';
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import { paged } from '../paging.ts';
import type { Shop } from '../shop.ts';

/** State and resolvers of the books, which do not record actions in the mocked shop. */
export function moneyState(shop: Shop): { readonly queries: QueryResolvers; readonly mutations: MutationResolvers } {
  const isEmpty = shop.scenario === 'empty';
  const ledger = isEmpty ? [] : demoLedger();
  return {
    queries: {
      ledgerTransactions: (_root, { day, account, search, page, limit }, context) => {
        shop.demand(context, 'money.inspect');
        const found = ledger.filter(
          ({ transaction, entries }) =>
            transaction.postedAt.startsWith(day ?? '') &&
            transaction.key.startsWith(search ?? '') &&
            (!account || entries.some((entry) => entry.account === account)),
        );
        return paged(
          found.map(({ transaction }) => transaction),
          page ?? 1,
          limit ?? 24,
        );
      },
      ledgerTransaction: (_root, { key }, context) => {
        shop.demand(context, 'money.inspect');
        return ledger.find(({ transaction }) => transaction.key === key) ?? null;
      },
      reconciliations: (_root, _args, context) => {
        shop.demand(context, 'money.inspect');
        return isEmpty ? { reconciliations: [], differences: [] } : demoReconciliations();
      },
    },
    mutations: {
      requestReconciliation: (_root, _args, context) => {
        shop.demand(context, 'money.inspect');
        return { requestedAt: '2026-11-25T09:00:00.000Z', errors: [] };
      },
    },
  };
}
