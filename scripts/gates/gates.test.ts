import path from 'node:path';
import { bundleBudget, engineSize } from './bundle-budget.mjs';
import { gates } from './gates.mjs';
import { sqlLaw } from './sql-law.mjs';

const root = process.cwd();
const fixture = (name: string) => path.join(root, 'scripts/gates/fixtures', name);

test.each(gates.map(({ name, check }) => [name, check] as const))(
  'gate %s rejects its fixture',
  async (name, check) => {
    expect(await check({ root, tree: fixture(name) })).not.toBe('');
  },
);

test('the import law rejects a break of each of its rules', async () => {
  const rules: { name: string }[] = (await import(path.join(root, '.dependency-cruiser.cjs'))).forbidden;
  const imports = gates.find(({ name }) => name === 'imports');
  const report = (await imports?.check({ root, tree: fixture('imports') })) ?? '';
  expect(rules.map(({ name }) => name).filter((name) => !report.includes(`error ${name}:`))).toEqual([]);
});

test('the SQL law rejects SQL outside of repositories, and what touches the tables of others', async () => {
  const report = await sqlLaw({ root, tree: fixture('sql') });
  expect(report.split('\n')).toEqual([
    'api/src/cart/cart.repository.ts: writes orders_order, which belongs to orders',
    'api/src/cart/cart.repository.ts: reads orders_order, which belongs to orders',
    'api/src/cart/cart.service.ts: holds SQL and is no repository',
  ]);
});

test('the SQL law rejects an entry of its list that is no longer needed', async () => {
  const awaiting = {
    place: ['cart/cart.service.ts', 'orders/orders.service.ts'],
    writes: ['cart/cart.repository.ts'],
    reads: ['cart/cart.repository.ts'],
  };
  const report = await sqlLaw({ root, tree: fixture('sql'), awaiting });
  expect(report.split('\n')).toHaveLength(1);
  expect(report).toContain('orders/orders.service.ts: keeps the rule "place" now');
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
