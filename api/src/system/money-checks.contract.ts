import { MONEY_CHECKS } from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';
import { InstantField } from '../platform/http/fields.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What the last look at live data found of one thing that must be true. */
const MoneyCheckSchema = v.object({
  name: v.picklist(MONEY_CHECKS),
  findingCount: Count,
  /** Null before the first look. */
  checkedAt: v.nullable(InstantField),
  /** Null while nothing is wrong. */
  failedAt: v.nullable(InstantField),
});
/** What the last look at live data found of one thing that must be true. */
export type MoneyCheckDto = v.InferOutput<typeof MoneyCheckSchema>;

/** Something that should not be; the amount in US cents. */
const MoneyFindingSchema = v.object({
  /** The number of an order, a license or a statement, or the key of a transaction. */
  reference: v.string(),
  orderNumber: v.nullable(v.string()),
  amount: v.nullable(v.pipe(v.number(), v.safeInteger())),
  happenedAt: v.nullable(InstantField),
});

/** A check with what is wrong just now, at most 100. */
const MoneyCheckFindingsSchema = v.object({ check: MoneyCheckSchema, findings: v.array(MoneyFindingSchema) });
/** A check with what is wrong just now. */
export type MoneyCheckFindingsDto = v.InferOutput<typeof MoneyCheckFindingsSchema>;

/** The named shapes of the checks. */
export const moneyCheckSchemas = {
  MoneyCheck: MoneyCheckSchema,
  MoneyFinding: MoneyFindingSchema,
  MoneyCheckFindings: MoneyCheckFindingsSchema,
};

/** Whether money, books and rights agree. */
export const moneyCheckCalls = {
  moneyChecks: defineCall({
    method: 'get',
    path: '/admin/money-checks',
    summary: 'Lists the invariants of money, books and rights, with the violations found by the last check.',
    auth: 'money.inspect',
    response: v.array(MoneyCheckSchema),
    errors: [],
  }),
  moneyCheck: defineCall({
    method: 'get',
    path: '/admin/money-checks/{name}',
    summary: 'Runs one money check and returns its first 100 violations.',
    auth: 'money.inspect',
    params: v.object({ name: v.picklist(MONEY_CHECKS, 'Unknown check') }),
    response: MoneyCheckFindingsSchema,
    errors: [],
  }),
};
