import * as v from 'valibot';
import { Problem, type FieldError } from './problem.ts';

/**
 * Checks input against its schema and returns the typed result.
 * Throws `validation_failed` with one sentence per field.
 */
export function validated<Schema extends v.GenericSchema>(schema: Schema, input: unknown): v.InferOutput<Schema> {
  const unstorable = findUnstorableText(input, []);
  if (unstorable) {
    throw new Problem('validation_failed', { errors: [{ path: unstorable, message: 'Must not hold control code 0' }] });
  }
  const result = v.safeParse(schema, input, { abortPipeEarly: true });
  if (result.success) return result.output;
  const meant = shapeMeant(schema, input);
  const issues = v.safeParse(meant, input, { abortPipeEarly: true }).issues ?? result.issues;
  throw new Problem('validation_failed', { errors: fieldErrors(meant, issues) });
}

/** Of several shapes, the one that knows most of the given fields; the last one when it is a tie. */
function shapeMeant(schema: v.GenericSchema, input: unknown): v.GenericSchema {
  if (!hasOptions(schema) || typeof input !== 'object' || input === null) return schema;
  const given = Object.keys(input);
  const known = (shape: v.GenericSchema) => given.filter((name) => hasEntries(shape) && name in shape.entries).length;
  return schema.options.reduce((best, shape) => (known(shape) >= known(best) ? shape : best), schema);
}

function hasOptions(schema: v.GenericSchema): schema is v.GenericSchema & { options: v.GenericSchema[] } {
  return schema.type === 'union' && 'options' in schema;
}

function fieldErrors(schema: v.GenericSchema, issues: readonly v.BaseIssue<unknown>[]): FieldError[] {
  const byPath = new Map<string, string>();
  for (const issue of issues) {
    const path = v.getDotPath(issue) ?? '';
    if (!byPath.has(path)) byPath.set(path, missingFieldMessage(schema, issue) ?? issue.message);
  }
  return [...byPath].map(([path, message]) => ({ path, message }));
}

/** A field that was left out is told what an empty one is told: valibot itself knows no words for it. */
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

/** PostgreSQL cannot store U+0000 in text, so it is refused before it can become a database error. */
function findUnstorableText(value: unknown, path: readonly string[]): string | null {
  if (typeof value === 'string') return value.includes('\u0000') ? path.join('.') : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, child] of Object.entries(value)) {
    const found = findUnstorableText(child, [...path, key]);
    if (found !== null) return found;
  }
  return null;
}
