export { typeDefs } from './generated/type-defs.ts';
export { IdempotencyKey } from './scalars.ts';
