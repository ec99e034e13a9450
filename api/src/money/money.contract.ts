import { DIFFERENCE_KINDS, PROVIDER_MONEY_KINDS } from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';
import { dayField, InstantField, optionalText } from '../platform/http/fields.ts';
import { limitField, pageField, PaginationSchema } from '../platform/http/pagination.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** US cents; negative for what an account gives. */
const Cents = v.pipe(v.number(), v.safeInteger());

/** Ledger transaction without its entries. */
const LedgerTransactionSchema = v.object({
  key: v.string(),
  kind: v.string(),
  postedAt: InstantField,
  /** Amount moved: the sum of the positive entries. */
  amount: Cents,
});
/** Ledger transaction. */
export type LedgerTransactionDto = v.InferOutput<typeof LedgerTransactionSchema>;

const LedgerPageSchema = v.object({
  transactions: v.array(LedgerTransactionSchema),
  pagination: PaginationSchema,
});
/** One numbered page of transactions. */
export type LedgerPageDto = v.InferOutput<typeof LedgerPageSchema>;

/** Entry of one account in a transaction. */
const LedgerEntrySchema = v.object({ account: v.string(), amount: Cents });

/** A transaction with its entries, which sum to zero, and its order. */
const LedgerTransactionDetailsSchema = v.object({
  transaction: LedgerTransactionSchema,
  entries: v.array(LedgerEntrySchema),
  orderNumber: v.nullable(v.string()),
});
/** A transaction with its entries. */
export type LedgerTransactionDetailsDto = v.InferOutput<typeof LedgerTransactionDetailsSchema>;

/** Reconciliation of the books with the payment provider. */
const ReconciliationSchema = v.object({
  id: v.string(),
  provider: v.string(),
  /** Start of the compared period. */
  fromAt: InstantField,
  startedAt: InstantField,
  finishedAt: InstantField,
  chargeCount: Count,
  refundCount: Count,
  differenceCount: Count,
});

/** Discrepancy between the provider and the books. */
const MoneyDifferenceSchema = v.object({
  difference: v.picklist(DIFFERENCE_KINDS),
  kind: v.picklist(PROVIDER_MONEY_KINDS),
  /** Provider id. */
  reference: v.string(),
  theirAmount: v.nullable(Cents),
  ourAmount: v.nullable(Cents),
  ledgerKey: v.nullable(v.string()),
  orderNumber: v.nullable(v.string()),
  happenedAt: InstantField,
});
/** Discrepancy between the provider and the books. */
export type MoneyDifferenceDto = v.InferOutput<typeof MoneyDifferenceSchema>;

/** The 30 most recent reconciliations, and the first 100 differences of the last one. */
const ReconciliationsSchema = v.object({
  reconciliations: v.array(ReconciliationSchema),
  differences: v.array(MoneyDifferenceSchema),
});
/** The most recent reconciliations, and the differences of the last one. */
export type ReconciliationsDto = v.InferOutput<typeof ReconciliationsSchema>;

/** Request time of a reconciliation, which runs in the background. */
const ReconciliationRequestSchema = v.object({ requestedAt: InstantField });

/** Named schemas of this domain. */
export const moneySchemas = {
  LedgerTransaction: LedgerTransactionSchema,
  LedgerEntry: LedgerEntrySchema,
  LedgerPage: LedgerPageSchema,
  LedgerTransactionDetails: LedgerTransactionDetailsSchema,
  Reconciliation: ReconciliationSchema,
  MoneyDifference: MoneyDifferenceSchema,
  Reconciliations: ReconciliationsSchema,
  ReconciliationRequest: ReconciliationRequestSchema,
};

const AccountField = v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*(:\d+)?$/, 'Must be an account such as provider'));

/** Calls about the shop's money, for owners and finance. */
export const moneyCalls = {
  transactions: defineCall({
    method: 'get',
    path: '/admin/money/transactions',
    summary: 'Lists ledger transactions by day, account and prefix of their key, newest first, at most 10,000.',
    auth: 'money.inspect',
    query: v.object({
      day: v.optional(dayField()),
      account: v.optional(AccountField),
      q: optionalText(100),
      page: pageField(),
      limit: limitField(),
    }),
    response: LedgerPageSchema,
    errors: [],
  }),
  transaction: defineCall({
    method: 'get',
    path: '/admin/money/transactions/{key}',
    summary: 'Returns a ledger transaction with its entries and the record it belongs to.',
    auth: 'money.inspect',
    params: v.object({ key: v.pipe(v.string(), v.nonEmpty(), v.maxLength(400)) }),
    response: LedgerTransactionDetailsSchema,
    errors: ['not_found'],
  }),
  reconciliations: defineCall({
    method: 'get',
    path: '/admin/money/reconciliations',
    summary: 'Lists reconciliations of the books with the payment provider, and the findings of the last one.',
    auth: 'money.inspect',
    response: ReconciliationsSchema,
    errors: [],
  }),
  reconcile: defineCall({
    method: 'post',
    path: '/admin/money/reconciliations',
    summary: 'Starts a reconciliation of the books with the payment provider in the background.',
    auth: 'money.inspect',
    response: ReconciliationRequestSchema,
    status: 202,
    errors: [],
  }),
  ledgerCsv: defineCall({
    method: 'get',
    path: '/api/admin/money/ledger/{month}',
    summary: 'Exports all ledger entries of a month (UTC) as CSV for bookkeeping.',
    auth: 'money.inspect',
    params: v.object({
      month: v.pipe(v.string(), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Must be a month such as 2026-11')),
    }),
    response: { mediaTypes: ['text/csv'] },
    errors: [],
  }),
};
