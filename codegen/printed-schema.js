import { lexicographicSortSchema, printSchema } from 'graphql';

/** Writes the sorted schema that reviews and diffs read. */
export const plugin = (schema) => `${printSchema(lexicographicSortSchema(schema))}\n`;
