import * as v from 'valibot';

/** What must be corrected in a field, in words for people. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

/** The fields of an object that break their rules, each once with its first rule; empty when all is well. */
export function fieldProblems(
  schema: v.GenericSchema<Record<string, unknown>, unknown>,
  facts: object,
): readonly FieldProblem[] {
  const { issues = [] } = v.safeParse(schema, facts);
  const byField = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = String(path?.[0].key);
    if (!byField.has(field)) byField.set(field, message);
  }
  return [...byField].map(([field, message]) => ({ field, message }));
}
