import type { Session } from './session.ts';

/** SQL by column: the value of a copy, replacing that of its source. */
export type Replacements = Readonly<Record<string, string>>;

interface Copying {
  /** Whether columns with defaults are left to the database, as in the original insert. */
  readonly leavesDefaults?: boolean;
  readonly replacing: Replacements;
}

/**
 * Returns the statement that copies rows of one table. Columns are read from the database, so that new ones are copied,
 * too. In `replacing`, `source` is the source row and `planned` the plan of the copy.
 * @param rows a `from` clause that has both
 */
export async function copyStatement(
  client: Session,
  table: string,
  rows: string,
  { replacing, leavesDefaults = false }: Copying,
): Promise<string> {
  const found = await client.query<{ name: string; has_default: boolean }>(
    `select column_name as name, column_default is not null as has_default from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  const names = found.rows
    .filter((column) => Object.hasOwn(replacing, column.name) || !leavesDefaults || !column.has_default)
    .map(({ name }) => name);
  const values = names.map((name) => replacing[name] ?? `source.${name}`);
  return `insert into ${table} (${names.join(', ')}) select ${values.join(', ')} from ${rows}`;
}
