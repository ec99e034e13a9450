import * as v from 'valibot';
import { Problem, type FieldError } from './problem.ts';
import { unsafeInput } from './unsafe-input.ts';

/** Validates input and returns the typed result. Throws `validation_failed` with one message per field. */
export function validated<Schema extends v.GenericSchema>(schema: Schema, input: unknown): v.InferOutput<Schema> {
  const unsafe = unsafeInput(input);
  if (unsafe) throw new Problem('validation_failed', { errors: [unsafe] });
  const result = v.safeParse(schema, input, { abortPipeEarly: true });
  if (result.success) return result.output;
  const meant = shapeMeant(schema, input);
  const issues = v.safeParse(meant, input, { abortPipeEarly: true }).issues ?? result.issues;
  throw new Problem('validation_failed', { errors: fieldErrors(meant, issues) });
}

/** Returns the union member that declares most of the given fields; the last one on a tie. */
function shapeMeant(schema: v.GenericSchema, input: unknown): v.GenericSchema {
  if (!hasOptions(schema) || typeof input !== 'object' || input === null) return schema;
  const given = Object.keys(input);
  const known = (shape: v.GenericSchema) => given.filter((name) => hasEntries(shape) && name in shape.entries).length;
  return schema.options.reduce((best, shape) => (known(shape) >= known(best) ? shape : best), schema);
}

function hasOptions(schema: v.GenericSchema): schema is v.GenericSchema & { options: v.GenericSchema[] } {
  return schema.type === 'union' && 'options' in schema;
}

/** More errors are no use to anyone, and a list of wrong values must not make the response larger than its request. */
const MAX_ERRORS = 100;

function fieldErrors(schema: v.GenericSchema, issues: readonly v.BaseIssue<unknown>[]): FieldError[] {
  const byPath = new Map<string, string>();
  for (const issue of issues) {
    const path = v.getDotPath(issue) ?? '';
    if (byPath.size === MAX_ERRORS) break;
    if (!byPath.has(path)) byPath.set(path, missingFieldMessage(schema, issue) ?? issue.message);
  }
  return [...byPath].map(([path, message]) => ({ path, message }));
}

/** Returns the message of an empty field for a missing one, since valibot has no custom message for that. */
function missingFieldMessage(schema: v.GenericSchema, issue: v.BaseIssue<unknown>): string | null {
  const key = issue.path?.[0]?.key;
  const isMissing = issue.type === 'object' && issue.received === 'undefined' && issue.path?.length === 1;
  if (!isMissing || typeof key !== 'string' || !hasEntries(schema)) return null;
  const entry = schema.entries[key];
  if (!entry) return null;
  return v.safeParse(entry, '', { abortPipeEarly: true }).issues?.[0].message ?? null;
}

function hasEntries(schema: v.GenericSchema): schema is v.GenericSchema & { entries: Record<string, v.GenericSchema> } {
  return 'entries' in schema;
}
