import * as v from 'valibot';
import type { ValidationError } from './generated/resolvers.ts';

/** Whether a rule is met, its field, and the message otherwise. */
export type FieldRule = readonly [isKept: boolean, field: string, message: string];

/** A broken rule as returned in a payload. */
interface BrokenRule extends ValidationError {
  readonly __typename: 'ValidationError';
}

/** Returns the broken rules, at most one per field. */
export function brokenRules(rules: readonly FieldRule[]): BrokenRule[] {
  const broken = rules.filter(([isKept]) => !isKept);
  const firsts = broken.filter(([, field], index) => broken.findIndex(([, other]) => other === field) === index);
  return firsts.map(([, field, message]) => ({ __typename: 'ValidationError', message, path: [field] }));
}

/** Applies the shared rule of a field to a typed value. */
export function fieldRule(field: string, schema: v.GenericSchema, typed: unknown): FieldRule {
  const { success, issues } = v.safeParse(schema, typed);
  return [success, field, success ? '' : issues[0].message];
}
