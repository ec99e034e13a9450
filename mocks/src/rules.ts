import * as v from 'valibot';
import type { ValidationError } from './generated/resolvers.ts';

/** Whether a rule is kept, which field it belongs to, and what to say when it is not. */
export type FieldRule = readonly [isKept: boolean, field: string, message: string];

/** A broken rule as a payload tells it. */
interface BrokenRule extends ValidationError {
  readonly __typename: 'ValidationError';
}

/** The broken ones of some field rules, one a field. */
export function brokenRules(rules: readonly FieldRule[]): BrokenRule[] {
  const broken = rules.filter(([isKept]) => !isKept);
  const firsts = broken.filter(([, field], index) => broken.findIndex(([, other]) => other === field) === index);
  return firsts.map(([, field, message]) => ({ __typename: 'ValidationError', message, path: [field] }));
}

/** The rule that both sides of the wire keep for a field, put to what was typed. */
export function fieldRule(field: string, schema: v.GenericSchema, typed: unknown): FieldRule {
  const { success, issues } = v.safeParse(schema, typed);
  return [success, field, success ? '' : issues[0].message];
}
