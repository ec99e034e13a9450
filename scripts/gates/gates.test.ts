import path from 'node:path';
import { gates } from './gates.mjs';

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
