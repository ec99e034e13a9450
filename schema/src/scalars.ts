import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

const PRINTABLE = /^[\x21-\x7e]{8,200}$/;

function keyOf(value: unknown): string {
  if (typeof value === 'string' && PRINTABLE.test(value)) return value;
  throw new GraphQLError('An idempotency key has 8 to 200 printable ASCII characters without spaces.');
}

/** Scalar for idempotency keys, limited to characters that are valid in an HTTP header. */
const IdempotencyKey = new GraphQLScalarType<string, string>({
  name: 'IdempotencyKey',
  serialize: keyOf,
  parseValue: keyOf,
  parseLiteral: (node) => keyOf(node.kind === Kind.STRING ? node.value : undefined),
});

function minorUnitsOf(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
  throw new GraphQLError(`An amount in minor units is an integer from 0 to ${Number.MAX_SAFE_INTEGER}.`);
}

function toldMinorUnitsOf(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw new GraphQLError(`An amount in minor units is an integer of at most ${Number.MAX_SAFE_INTEGER} either way.`);
}

/**
 * Scalar for amounts of money: results may be negative, inputs may not. Amounts are limited to safe integers, beyond
 * which JavaScript numbers lose precision.
 */
const MinorUnits = new GraphQLScalarType<number, number>({
  name: 'MinorUnits',
  serialize: toldMinorUnitsOf,
  parseValue: minorUnitsOf,
  parseLiteral: (node) => minorUnitsOf(node.kind === Kind.INT ? Number(node.value) : undefined),
});

/** Custom scalars that validate their values, by name. */
export const scalars = { IdempotencyKey, MinorUnits };
