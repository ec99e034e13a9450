import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** A text for a pattern of LIKE: the signs that mean something there stand for themselves. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

/**
 * Whether a text column begins with a text, in a way that an index of beginnings (`text_pattern_ops`) serves in a prepared
 * statement, too: a pattern of LIKE is only known to be a beginning when the statement is planned for it.
 */
export function beginsWith(column: RawBuilder<string>, text: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${column} ~>=~ ${text} and ${column} ~<~ ${`${text}\u{10FFFF}`})`;
}

/** The order of the index that `beginsWith` uses: for the first few in another order, many more rows are read. */
export function byBeginning(column: string): RawBuilder<string> {
  return sql<string>`${sql.ref(column)} using ~<~`;
}
