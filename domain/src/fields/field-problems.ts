import * as v from 'valibot';

/** A field that must be corrected, with a message for the user. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

/** Returns the invalid fields of an object, each once with the first rule it breaks; empty if the object is valid. */
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
