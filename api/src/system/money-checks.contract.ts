import { MONEY_CHECKS } from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';
import { InstantField } from '../platform/http/fields.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Last result of a money check on live data. */
const MoneyCheckSchema = v.object({
  name: v.picklist(MONEY_CHECKS),
  findingCount: Count,
  /** Null before the first run. */
  checkedAt: v.nullable(InstantField),
  /** Null while the check passes. */
  failedAt: v.nullable(InstantField),
});
/** Last result of a money check on live data. */
export type MoneyCheckDto = v.InferOutput<typeof MoneyCheckSchema>;

/** A violation; the amount is in US cents. */
const MoneyFindingSchema = v.object({
  /** Number of an order, license or statement, or the key of a transaction. */
  reference: v.string(),
  orderNumber: v.nullable(v.string()),
  amount: v.nullable(v.pipe(v.number(), v.safeInteger())),
  happenedAt: v.nullable(InstantField),
});

/** A check with its current violations, at most 100. */
const MoneyCheckFindingsSchema = v.object({ check: MoneyCheckSchema, findings: v.array(MoneyFindingSchema) });
/** A check with its current violations. */
export type MoneyCheckFindingsDto = v.InferOutput<typeof MoneyCheckFindingsSchema>;

/** Named schemas for the checks. */
export const moneyCheckSchemas = {
  MoneyCheck: MoneyCheckSchema,
  MoneyFinding: MoneyFindingSchema,
  MoneyCheckFindings: MoneyCheckFindingsSchema,
};

/** Endpoints for checks that money, books and rights agree. */
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
