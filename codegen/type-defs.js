import { lexicographicSortSchema, printSchema } from 'graphql';

/** Writes the whole schema as a string constant, so that no process reads `.graphql` files at run time. */
export const plugin = (schema) =>
  `/** The whole schema in SDL. */\nexport const typeDefs = ${JSON.stringify(printSchema(lexicographicSortSchema(schema)))};\n`;
