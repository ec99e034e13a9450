import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { grownTables } from './grown-tables.mjs';
import { statementsOf } from './sql-statements.mjs';

/** The first checked migration: earlier ones were applied while all shops were small. */
const FIRST = 253;

const table = String.raw`(?:if exists )?(?:only )?"?(\w+)"?`;

/**
 * Operations that lock for a time proportional to a grown table: a pattern that names the table, and the alternative.
 */
const longLocks = [
  [
    new RegExp(String.raw`\bcreate (?:unique )?index (?!concurrently)(?:if not exists )?(?:\w+ )?on ${table}`, 'g'),
    'builds an index that nobody can write beside: create it concurrently, in a file of its own',
  ],
  [
    alter(String.raw`alter (?:column )?\w+ (?:set data )?type\b`),
    'rewrites the table: add a column, and fill it by a job',
  ],
  [alter(String.raw`set not null\b`), 'reads the whole table: add a check that is not valid, and validate it later'],
  [
    alter(String.raw`add (?:constraint \w+ )?(?:check|foreign key)\b(?!.*\bnot valid\b)`),
    'checks the whole table: add it as not valid, and validate it in a later migration',
  ],
  [
    alter(String.raw`add (?:column )?(?:if not exists )?\w+ [^,]*\breferences\b`),
    'checks the whole table: add the key as not valid',
  ],
  [
    alter(String.raw`add (?:constraint \w+ )?(?:unique|primary key)\b(?! using index)`),
    'builds an index that nobody can read beside: create it concurrently, and add the constraint using it',
  ],
  [
    alter(
      String.raw`add (?:column )?(?:if not exists )?\w+ [^,]*(?:\b(?:small|big)?serial\b|\bgenerated\b|\bdefault (?:gen_random_uuid|uuidv7|random|clock_timestamp|nextval)\b)`,
    ),
    'rewrites the table: add the column empty, and fill it by a job',
  ],
  [
    new RegExp(String.raw`\b(?:update|delete from) ${table}`, 'g'),
    'holds every row that it changes: change them in batches, by a job',
  ],
];

/** Operations that break older code, on any table. */
const contracts = [
  [new RegExp(String.raw`\bdrop (?:table|view) ${table}`, 'g'), 'is taken away'],
  [
    alter(String.raw`drop (?:column )?(?!constraint|default|not null|expression|identity)(?:if exists )?\w+`),
    'loses a column',
  ],
  [alter(String.raw`rename (?!constraint)`), 'is renamed, or a column of it'],
  [
    alter(
      String.raw`add (?:column )?(?:if not exists )?(?!constraint)\w+ (?![^,]*\bdefault\b)(?![^,]*\bgenerated\b)[^,]*\bnot null\b`,
    ),
    'gets a column that older code does not fill',
  ],
];

function alter(clause) {
  return new RegExp(String.raw`\balter table ${table} (?=.*\b${clause})`, 'g');
}

/**
 * Checks migrations, which run while the shop is open, next to code that is one release older. They must not lock a
 * grown table for long, unless `-- long lock: <reason>` precedes the statement; and must not remove what older code
 * needs, unless the file contains `-- contract: <what>`.
 * @param {{ tree: string }} where
 * @returns {Promise<string>} one line per violation
 */
export async function migrationRules({ tree }) {
  const folder = path.join(tree, 'api/migrations');
  if (!existsSync(folder)) return '';
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql') && Number.parseInt(name, 10) >= FIRST)
    .toSorted()
    .flatMap((name) => faultsOf(readFileSync(path.join(folder, name), 'utf8')).map((fault) => `${name}: ${fault}`))
    .join('\n');
}

function faultsOf(text) {
  const statements = statementsOf(text);
  const made = new Set(
    statements.flatMap(({ code }) =>
      named(/\bcreate (?:or replace )?(?:table|view) (?:if not exists )?"?(\w+)/g, code),
    ),
  );
  const isContract = /^-- contract: \S/m.test(text);
  return [
    ...faultsOutsideTransaction(text, statements),
    ...statements.flatMap(({ code, comments }) =>
      /-- long lock: \S/.test(comments)
        ? []
        : broken(longLocks, code, (name) => grownTables.has(name) && !made.has(name)),
    ),
    ...(isContract ? [] : statements.flatMap(({ code }) => broken(contracts, code, (name) => !made.has(name)))),
  ];
}

function broken(rules, code, isMeant) {
  return rules.flatMap(([pattern, fault]) =>
    named(pattern, code)
      .filter(isMeant)
      .map((name) => `${name} ${fault}`),
  );
}

const named = (pattern, code) => [...code.matchAll(pattern)].map(([, name]) => name);

/** Checks files that run outside a transaction: they may be interrupted anywhere, and are then run again. */
function faultsOutsideTransaction(text, statements) {
  const isMarked = /^-- no transaction$/m.test(text);
  const needsIt = statements.some(({ code }) => /\b(?:index|reindex .*) concurrently\b/.test(code));
  if (!isMarked)
    return needsIt ? ['an index is built concurrently outside of transactions: say `-- no transaction`'] : [];
  if (statements.length !== 1) return ['has more than its one statement outside of a transaction'];
  const mayRunAgain =
    /\bif (?:not )?exists\b|\bvalidate constraint\b/.test(statements[0].code) || /^-- may run again: \S/m.test(text);
  return mayRunAgain ? [] : ['may be run again: say `if not exists`, `if exists` or why it may'];
}
