export { typeDefs } from './generated/type-defs.ts';
export { scalars } from './scalars.ts';
