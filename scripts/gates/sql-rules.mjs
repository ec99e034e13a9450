import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const statement =
  /\bimport \{[^}]*\bsql\b[^}]*\} from 'kysely'|\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\b(pool|client)\.query\(/;
const mayHoldSql = /\.repository\.ts$|^platform\/database\//;
const write = /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(\w+)/gi;
const builderWrite = /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)/g;
const read = /(?:\b(?:from|join|using)\s+|(?:From|Join|\.using)\(\s*')(\w+)/gi;
/** Matches names that can only be table names, wherever they occur. */
const plainName = /\b([a-z]+(?:_[a-z]+)+)\b/g;
/** Matches table names that are assembled at run time, which cannot be checked. */
const madeName =
  /(?<!\bdistinct\s)\b(?:from|join|into|update|using)\s+\$\{|\bsql\.(?:raw|table|id)\(\s*[^'`\s]|\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|\w+Join)\(\s*[^'(\s]/i;

/**
 * Checks that SQL occurs only in repositories and under `platform/database`. A domain writes the tables declared in its
 * `.tables.ts`, and reads these and the views that a domain publishes in an interface `…Views`.
 * @param {{ tree: string }} where
 * @returns {Promise<string>} one line per violation
 */
export async function sqlRules({ tree }) {
  const files = sourcesOf(path.join(tree, 'api/src'));
  const owners = ownersOf(files, 'Tables');
  const published = ownersOf(files, 'Views');
  const breaks = [
    ...files.filter(isMisplaced).map(({ name }) => `${name}: holds SQL and is no repository`),
    ...files.flatMap((file) => foreignTables(file, owners, published)),
  ];
  return breaks.map((text) => `api/src/${text}`).join('\n');
}

function sourcesOf(root) {
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true })
    .map((name) => String(name).split(path.sep).join('/'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => ({ name, domain: name.split('/')[0], text: readFileSync(path.join(root, name), 'utf8') }));
}

/** Returns the domain that declares each table or view. */
function ownersOf(files, kind) {
  const owners = new Map();
  for (const { name, domain, text } of files.filter((file) => file.name.endsWith('.tables.ts'))) {
    for (const [, body] of text.matchAll(new RegExp(`interface \\w+${kind} \\{\\n([\\s\\S]*?)\\n\\}`, 'g'))) {
      for (const [, table] of body.matchAll(/^ {2}(\w+): /gm)) {
        if (owners.has(table)) throw new Error(`${name}: ${owners.get(table)} declares ${table}, too`);
        owners.set(table, domain);
      }
    }
  }
  return owners;
}

function isMisplaced({ name, text }) {
  return statement.test(text) && !mayHoldSql.test(name);
}

function foreignTables({ name, domain, text }, owners, published) {
  if (!statement.test(text)) return [];
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
  const named = (...patterns) => [
    ...new Set(patterns.flatMap((pattern) => [...code.matchAll(pattern)].map(([, table]) => table))),
  ];
  const isForeign = (table) => owners.has(table) && owners.get(table) !== domain;
  const written = named(write, builderWrite).filter((table) => isForeign(table) || published.has(table));
  const mentioned = named(read, plainName).filter((table) => isForeign(table) && !written.includes(table));
  const ownerOf = (table) => owners.get(table) ?? published.get(table);
  return [
    ...written.map((table) => `${name}: writes ${table}, which belongs to ${ownerOf(table)}`),
    ...mentioned.map((table) => `${name}: reads ${table}, which belongs to ${ownerOf(table)}`),
    ...(madeName.test(code) ? [`${name}: makes the name of a table at run time`] : []),
  ];
}
