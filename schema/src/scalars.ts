import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

const PRINTABLE = /^[\x21-\x7e]{8,200}$/;

function keyOf(value: unknown): string {
  if (typeof value === 'string' && PRINTABLE.test(value)) return value;
  throw new GraphQLError('An idempotency key has 8 to 200 printable ASCII characters without spaces.');
}

/** The scalar of idempotency keys. They travel in a header of HTTP, which takes no other characters. */
export const IdempotencyKey = new GraphQLScalarType<string, string>({
  name: 'IdempotencyKey',
  serialize: keyOf,
  parseValue: keyOf,
  parseLiteral: (node) => keyOf(node.kind === Kind.STRING ? node.value : undefined),
});
