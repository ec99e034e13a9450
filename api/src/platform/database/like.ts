import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** Escapes the wildcards of a LIKE pattern. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

/**
 * Tests whether a text column starts with a prefix, using a prefix index (`text_pattern_ops`) even in prepared
 * statements. A LIKE pattern can only use the index when its value is known at plan time.
 */
export function beginsWith(column: RawBuilder<string>, text: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${column} ~>=~ ${text} and ${column} ~<~ ${`${text}\u{10FFFF}`})`;
}

/**
 * Returns the ordering of the index used by `beginsWith`; with another ordering, a limited query reads many more rows.
 */
export function byBeginning(column: string): RawBuilder<string> {
  return sql<string>`${sql.ref(column)} using ~<~`;
}
