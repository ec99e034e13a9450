import { DEFAULT_PAGE_SIZE } from '@halfdrop/domain';
import type { DifferenceKind, ProviderMoneyKind, Resolvers } from '../generated/resolvers.ts';
import type { MoneyDifference } from '../generated/rest.ts';
import { dollars } from '../platform/money.ts';
import { pageInfo } from '../platform/page-info.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { MoneyApi } from './MoneyApi.ts';

interface Context extends RequestContext {
  readonly money: MoneyApi;
}

const differences: Readonly<Record<MoneyDifference['difference'], DifferenceKind>> = {
  'missing-here': 'MISSING_HERE',
  'missing-there': 'MISSING_THERE',
  'other-amount': 'OTHER_AMOUNT',
};

const kinds: Readonly<Record<MoneyDifference['kind'], ProviderMoneyKind>> = { charge: 'CHARGE', refund: 'REFUND' };

const optionalDollars = (cents: number | null) => (cents === null ? null : dollars(cents));

/** Resolvers for the ledger and reconciliations. Authorization is enforced by the API. */
export const moneyResolvers: Resolvers<Context> = {
  Query: {
    ledgerTransactions: async (_root, { day, account, search, page, limit }, { money }) => {
      const listing = await money.transactions({
        ...(day && { day }),
        ...(account && { account }),
        ...(search && { q: search }),
        page: page ?? 1,
        limit: limit ?? DEFAULT_PAGE_SIZE,
      });
      return { items: listing.transactions, pageInfo: pageInfo(listing.pagination) };
    },
    ledgerTransaction: (_root, { key }, { money }) => money.transaction(key),
    reconciliations: (_root, _args, { money }) => money.reconciliations(),
  },
  Mutation: {
    requestReconciliation: async (_root, _args, { money }) => ({ ...(await money.reconcile()), errors: [] }),
  },
  LedgerTransaction: { amount: ({ amount }) => dollars(amount) },
  LedgerEntry: { amount: ({ amount }) => dollars(amount) },
  MoneyDifference: {
    difference: ({ difference }) => differences[difference],
    kind: ({ kind }) => kinds[kind],
    theirAmount: ({ theirAmount }) => optionalDollars(theirAmount),
    ourAmount: ({ ourAmount }) => optionalDollars(ourAmount),
  },
};
