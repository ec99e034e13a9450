export { typeDefs } from './generated/type-defs.ts';
