import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sourceFiles } from '../lib/source-files.mjs';
import { bundleBudget, engineSize } from './bundle-budget.mjs';
import { deployRules } from './deploy-rules.mjs';
import { gates } from './gates.mjs';
import { installPolicy } from './install-policy.mjs';
import { grownTables } from './grown-tables.mjs';
import { migrationRules } from './migration-rules.mjs';
import { monitoringRules } from './monitoring-rules.mjs';
import { policyRules } from './policy-rules.mjs';
import { unstagedContracts } from './contracts/unstaged-contracts.mjs';
import { sqlRules } from './sql-rules.mjs';

const root = process.cwd();
const fixture = (name: string) => path.join(root, 'scripts/gates/fixtures', name);

test.each(gates.map(({ name, check }) => [name, check] as const))(
  'gate %s rejects its fixture',
  async (name, check) => {
    expect(await check({ root, tree: fixture(name) })).not.toBe('');
  },
);

test('the graphql gate rejects a break of each convention of the schema', async () => {
  const report = (await gates.find(({ name }) => name === 'graphql')?.check({ root, tree: fixture('graphql') })) ?? '';
  const broken = [
    'Field "verifyCoupon" should not contain the forbidden pattern',
    'A field of Query costs a call upstream: it must be nullable',
    'renameCart must take `input: RenameCartInput!` or nothing',
    'moveCart must answer with `MoveCartPayload!`',
    'moveCart must take `input: MoveCartInput!` or nothing',
    'RenameCartPayload must have `errors: [RenameCartError!]!`',
    'Field "licence" should not contain the forbidden pattern',
    'Field "totalCents" should not contain the forbidden pattern',
    'Field "google" should contain the required pattern',
    'Field "since" should have one of the following suffixes: At',
    'Input value "cart" should contain the required pattern',
  ];
  expect(broken.filter((fault) => !report.includes(fault))).toEqual([]);
});

test('the dependency rules reject a break of each of its rules', async () => {
  const rules: { name: string }[] = (await import(path.join(root, '.dependency-cruiser.cjs'))).forbidden;
  const imports = gates.find(({ name }) => name === 'imports');
  const report = (await imports?.check({ root, tree: fixture('imports') })) ?? '';
  expect(rules.map(({ name }) => name).filter((name) => !report.includes(`error ${name}:`))).toEqual([]);
});

test('the SQL rules reject SQL outside of repositories, and what touches the tables of others', async () => {
  const report = await sqlRules({ tree: fixture('sql') });
  expect(report.split('\n')).toEqual([
    'api/src/cart/cart.service.ts: holds SQL and is no repository',
    'api/src/cart/cart.repository.ts: writes orders_order, which belongs to orders',
    'api/src/cart/coupons.repository.ts: makes the name of a table at run time',
    'api/src/cart/items.repository.ts: writes orders_order_view, which belongs to orders',
    'api/src/cart/items.repository.ts: reads orders_order, which belongs to orders',
    'api/src/cart/prices.repository.ts: makes the name of a table at run time',
  ]);
});

test('the migration rules reject what holds a grown table for long, what older code needs, and what cannot run again', async () => {
  const report = await migrationRules({ tree: fixture('migrations') });
  expect(report.split('\n').map((line) => line.split(':').slice(0, 2).join(':'))).toEqual([
    '0253_long_locks.sql: orders_order builds an index that nobody can write beside',
    '0253_long_locks.sql: account_user rewrites the table',
    '0253_long_locks.sql: account_user reads the whole table',
    '0253_long_locks.sql: ledger_entry checks the whole table',
    '0253_long_locks.sql: ledger_entry checks the whole table',
    '0253_long_locks.sql: cart_item builds an index that nobody can read beside',
    '0253_long_locks.sql: catalog_asset rewrites the table',
    '0253_long_locks.sql: orders_order holds every row that it changes',
    '0253_long_locks.sql: cart holds every row that it changes',
    '0254_contracts.sql: help_article_view is taken away',
    '0254_contracts.sql: help_article loses a column',
    '0254_contracts.sql: help_article is renamed, or a column of it',
    '0254_contracts.sql: help_article gets a column that older code does not fill',
    '0255_outside.sql: an index is built concurrently outside of transactions',
    '0256_outside_twice.sql: has more than its one statement outside of a transaction',
    '0257_outside_once.sql: may be run again',
  ]);
});

test('every grown table is a table of the shop', () => {
  const declared = [...sourceFiles('api/src')]
    .filter((file) => file.endsWith('.tables.ts'))
    .map((file) => readFileSync(file, 'utf8'));
  const isDeclared = (table: string) => declared.some((text) => text.includes(`  ${table}: `));
  expect([...grownTables].filter((table) => !isDeclared(table))).toEqual([]);
});

test('the deploy gate names what is wrong with images, compose files and manifests', async () => {
  const report = await deployRules({ root, tree: fixture('deploy') });
  const faults = report.split('\n');
  expect(faults.filter((fault) => fault.startsWith('Dockerfile: '))).toHaveLength(13);
  expect(faults.filter((fault) => fault.startsWith('compose.yaml: '))).toHaveLength(9);
  expect(faults.filter((fault) => fault.startsWith('kubernetes: '))).toHaveLength(18);
  expect(faults).toEqual(
    expect.arrayContaining([
      'Dockerfile: there is no nowhere to copy',
      'Dockerfile: runs as root',
      'compose.yaml: api waits for database, which there is not',
      'compose.yaml: store store is an image of no fixed version',
      'kubernetes: Deployment/api has no PodDisruptionBudget',
      'kubernetes: Deployment/api has no readinessProbe',
      'kubernetes: Deployment/api sets NO_SETTING, which nobody reads',
      'kubernetes: Ingress/shop names Service/nothing, which there is not',
    ]),
  );
});

test('the monitoring gate names alerts that nobody could act on, and dashboards that open in one place only', () => {
  expect(monitoringRules({ tree: fixture('monitoring') }).split('\n')).toEqual([
    'alert NobodyIsCalled does not say for how long',
    'alert NobodyIsCalled has the severity whenever',
    'alert NobodyIsCalled has no summary',
    'alert NothingIsAsked asks nothing',
    'dashboard shop has the uid halfdrop-other',
    'dashboard shop asks nothing for Empty',
    'dashboard shop reads prometheus-1 for Of one place',
  ]);
});

test('the policy rules reject whoever compares roles, and not what a pattern is in its collection', async () => {
  const report = await policyRules({ tree: fixture('policy') });
  expect(report.split('\n').map((line) => line.split(': ')[0])).toEqual([
    'api/src/guard.ts:3',
    'web/src/Menu.tsx:8',
    'web/src/Menu.tsx:9',
  ]);
});

test('G5 the install gate names scripts without a decision, decisions without scripts, and what needs a newer Node.js, has no hash or no license', async () => {
  const report = await installPolicy({ tree: fixture('install') });
  expect(report.split('\n').map((line) => line.split(' ')[0])).toEqual([
    'builder',
    'quiet',
    'newest@2.0.0',
    'unhashed@4.0.0',
    'weak@4.1.0',
    'forked@5.0.0',
    'unlicensed@6.0.0',
    'closed@7.0.0',
    'shipped@9.1.0',
  ]);
});

test('G5 every package of the lock file has its hash, a license that is allowed and no script without a decision', async () => {
  expect(await installPolicy({ tree: root })).toBe('');
});

test('the codegen gate rejects a contract whose newest text is not in git', () => {
  const clone = mkdtempSync(path.join(tmpdir(), 'halfdrop-contracts-'));
  const git = (...args: string[]) => execFileSync('git', ['-C', clone, ...args], { stdio: 'ignore' });
  const contract = path.join(clone, 'schema/schema.graphql');
  mkdirSync(path.dirname(contract));
  writeFileSync(contract, 'type Query { old: Int }');
  git('init');
  git('add', '.');
  expect(unstagedContracts(clone)).toEqual([]);
  writeFileSync(contract, 'type Query { new: Int }');
  expect(unstagedContracts(clone)).toEqual([expect.stringContaining('schema/schema.graphql')]);
  git('add', '.');
  expect(unstagedContracts(clone)).toEqual([]);
  rmSync(clone, { recursive: true });
});

test('the bundle gate rejects a heavy route, and an entry of the engine that is heavy or needs Node', async () => {
  const report = await bundleBudget({ tree: fixture('bundle') });
  expect(report).toContain('HeavyPage.tsx loads');
  expect(report).toContain('patterns/src/browser.ts has');
  await expect(engineSize(fixture('bundle-node'))).rejects.toThrow('node:fs');
});

test("the engine's browser entry has at most 60 KB after brotli and runs without Node", async () => {
  expect(await engineSize(root)).toBeLessThanOrEqual(60 * 1024);
});

test('the commits gate names the subjects that do not say what kind of change they are', async () => {
  const commits = gates.find(({ name }) => name === 'commits');
  const report = (await commits?.check({ root, tree: fixture('commits') })) ?? '';
  expect(report.split('\n').map((line) => line.split('"')[1])).toEqual([
    'Fixed the cart',
    'fix: ends with a full stop.',
  ]);
});

test('the sizes gate names the files and the functions that are too long', async () => {
  const report = (await gates.find(({ name }) => name === 'sizes')?.check({ root, tree: fixture('sizes') })) ?? '';
  const named = report.split('\n').map((line) => line.split(':')[0]);
  expect(new Set(named)).toEqual(new Set(['long.ts', 'tall.ts']));
});

test('the docs gate names what documents speak of and is not there, and decision records without status, date or index', async () => {
  const report = (await gates.find(({ name }) => name === 'docs')?.check({ root, tree: fixture('docs') })) ?? '';
  expect(report.split('\n')).toEqual([
    'README.md: there is no `api/src/nowhere.ts`',
    'README.md: there is no script `npm run nothing`',
    'README.md: dead link missing.md',
    'docs/adr/0001-listed.md has no date',
    'docs/adr/0002-forgotten.md has no status',
    'docs/adr/0002-forgotten.md is not in docs/adr/README.md',
  ]);
});
