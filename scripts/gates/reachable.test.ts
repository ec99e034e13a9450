import path from 'node:path';
import { reachable } from './reachable.mjs';

const root = process.cwd();
const tree = path.join(root, 'scripts/gates/fixtures/reachable');
const FORGOTTEN = 'domain/src/forgotten.ts';

test('a module that tests alone reach is named; types, and what a program uses, are not', async () => {
  await expect(reachable({ root, tree })).resolves.toBe(`${FORGOTTEN} is reached by nothing in production`);
});

test('a module that waits to be used is borne, and an entry of the list that is no longer needed is not', async () => {
  await expect(reachable({ root, tree, awaiting: { [FORGOTTEN]: 'soon' } })).resolves.toBe('');
  const report = await reachable({ root, tree, awaiting: { [FORGOTTEN]: 'soon', 'api/src/used.ts': 'long ago' } });
  expect(report).toContain('api/src/used.ts is used or gone');
});
