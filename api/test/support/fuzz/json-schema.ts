import fc from 'fast-check';
import * as v from 'valibot';
import { oddText, oddValue } from './odd-values.ts';

/** The subset of JSON Schema that the contract's inputs use. */
export interface JsonSchema {
  readonly type?: string | undefined;
  readonly const?: unknown;
  readonly enum?: readonly unknown[] | undefined;
  readonly anyOf?: readonly JsonSchema[] | undefined;
  readonly items?: JsonSchema | undefined;
  readonly properties?: Readonly<Record<string, JsonSchema>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly pattern?: string | undefined;
  readonly format?: string | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly minItems?: number | undefined;
  readonly maxItems?: number | undefined;
}

const count = v.optional(v.number());

/** Parses a schema of the contract. */
export const JsonSchemaSchema: v.GenericSchema<unknown, JsonSchema> = v.lazy(() =>
  v.object({
    type: v.optional(v.string()),
    const: v.optional(v.unknown()),
    enum: v.optional(v.array(v.unknown())),
    anyOf: v.optional(v.array(JsonSchemaSchema)),
    items: v.optional(JsonSchemaSchema),
    properties: v.optional(v.record(v.string(), JsonSchemaSchema)),
    required: v.optional(v.array(v.string())),
    pattern: v.optional(v.string()),
    format: v.optional(v.string()),
    minLength: count,
    maxLength: count,
    minimum: count,
    maximum: count,
    minItems: count,
    maxItems: count,
  }),
);

const MAX_TEXT_LENGTH = 300;
const MAX_LIST_LENGTH = 5;

/** Generates values of a schema, with odd ones mixed in anywhere. `known` are existing identifiers. */
export function valuesOf(schema: JsonSchema, known: readonly string[]): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 6, arbitrary: fittingValue(schema, known) }, { weight: 1, arbitrary: oddValue });
}

function fittingValue(schema: JsonSchema, known: readonly string[]): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => valuesOf(one, known)));
  switch (schema.type) {
    case 'object':
      return objectOf(schema, known);
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, known), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? MAX_LIST_LENGTH, MAX_LIST_LENGTH),
      });
    case 'integer':
      return fc.integer({
        min: Math.max(schema.minimum ?? 0, -(2 ** 31)),
        max: Math.min(schema.maximum ?? 1000, 2 ** 31 - 1),
      });
    case 'number':
      return fc.double({ min: schema.minimum ?? 0, max: schema.maximum ?? 1000, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'string':
      return textOf(schema, known);
    default:
      return oddValue;
  }
}

function objectOf({ properties = {}, required = [] }: JsonSchema, known: readonly string[]): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema, known)] as const);
  const requiredKeys = required.filter((name) => name in properties);
  return fc.record(Object.fromEntries(fields), { requiredKeys });
}

function textOf(schema: JsonSchema, known: readonly string[]): fc.Arbitrary<string> {
  const { pattern, format, minLength = 0, maxLength = MAX_TEXT_LENGTH } = schema;
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'));
  if (format === 'email') return fc.integer({ min: 0, max: 9999 }).map((number) => `fuzz-${number}@example.com`);
  const bounds = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, MAX_TEXT_LENGTH)) };
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('x', ...known) },
    { weight: 2, arbitrary: fc.string({ unit: 'grapheme', ...bounds }) },
    { weight: 1, arbitrary: oddText },
  );
}
