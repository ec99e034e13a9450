import { lexicographicSortSchema, printSchema } from 'graphql';

/** Writes the sorted schema used in reviews and diffs. */
export const plugin = (schema) => `${printSchema(lexicographicSortSchema(schema))}\n`;
