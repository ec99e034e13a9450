import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { awaitingRepair } from './sql-law-awaiting.mjs';

const statement =
  /\bimport \{[^}]*\bsql\b[^}]*\} from 'kysely'|\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\b(pool|client)\.query\(/;
const mayHoldSql = /\.repository\.ts$|^platform\/database\//;
const builderWrite = /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)/g;
const builderRead = /(?:\.selectFrom|\.(?:inner|left|right|full)Join)\(\s*'(\w+)/g;
const textWrite = /\b(?:insert into|update|delete from|merge into|truncate(?: table)?)\s+(\w+)/gi;
const textRead = /\b(?:from|join)\s+(\w+)/gi;

/**
 * SQL stands in repositories and under `platform/database`, and a domain reads and writes the tables that its own
 * `.tables.ts` declares. Files that break a rule and wait to be mended are listed; an entry that is no longer needed
 * is a failure, too, so that the list only gets shorter.
 * @param {{ root: string, tree: string, awaiting?: import('./sql-law-awaiting.mjs').Awaiting }} where
 * @returns {Promise<string>} one line per break
 */
export async function sqlLaw({ root, tree, awaiting = tree === root ? awaitingRepair : noneAwaiting }) {
  const files = sourcesOf(path.join(tree, 'api/src'));
  const owners = ownersOf(files);
  const breaks = files.flatMap((file) => breaksOf(file, owners));
  const fresh = breaks.filter(({ rule, file }) => !awaiting[rule].includes(file));
  const mended = Object.entries(awaiting).flatMap(([rule, listed]) =>
    listed
      .filter((file) => !breaks.some((each) => each.rule === rule && each.file === file))
      .map((file) => `api/src/${file}: keeps the rule "${rule}" now; take it off the list in sql-law-awaiting.mjs`),
  );
  return [...fresh.map(({ file, text }) => `api/src/${file}: ${text}`), ...mended].join('\n');
}

const noneAwaiting = { place: [], writes: [], reads: [] };

function sourcesOf(root) {
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true })
    .map((name) => String(name).split(path.sep).join('/'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => ({ name, domain: name.split('/')[0], text: readFileSync(path.join(root, name), 'utf8') }));
}

/** Which domain declares each table. */
function ownersOf(files) {
  const owners = new Map();
  for (const { name, domain, text } of files.filter((file) => file.name.endsWith('.tables.ts'))) {
    for (const [, body] of text.matchAll(/interface \w+Tables \{\n([\s\S]*?)\n\}/g)) {
      for (const [, table] of body.matchAll(/^ {2}(\w+): /gm)) {
        if (owners.has(table)) throw new Error(`${name}: ${owners.get(table)} declares ${table}, too`);
        owners.set(table, domain);
      }
    }
  }
  return owners;
}

function breaksOf({ name, domain, text }, owners) {
  if (!statement.test(text)) return [];
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
  const foreign = (...patterns) => {
    const tables = patterns.flatMap((pattern) => [...code.matchAll(pattern)].map(([, table]) => table));
    return [...new Set(tables)].filter((table) => owners.has(table) && owners.get(table) !== domain);
  };
  const broken = (rule, tables, verb) =>
    tables.map((table) => ({ rule, file: name, text: `${verb} ${table}, which belongs to ${owners.get(table)}` }));
  const misplaced = { rule: 'place', file: name, text: 'holds SQL and is no repository' };
  return [
    ...(mayHoldSql.test(name) ? [] : [misplaced]),
    ...broken('writes', foreign(builderWrite, textWrite), 'writes'),
    ...broken('reads', foreign(builderRead, textRead), 'reads'),
  ];
}
