import path from 'node:path';
import { contracts } from './contracts/contracts.mjs';

const root = process.cwd();
const fixture = (name: string) => ({ root, tree: path.join(root, 'scripts/gates/fixtures', name) });

test('a change that breaks callers is named with what it concerns, and one that does not is not', async () => {
  const report = await contracts(fixture('contracts'));
  expect(report.split('\n').map((line) => line.slice(0, line.indexOf(' If it has')).trim())).toEqual([
    'Schema: Asset.assetId was removed.',
    'Schema: Asset.title arg length was removed.',
    'Schema: Asset.title changed type from String! to String.',
    'Schema: TWO was removed from enum type Kind.',
    'Schema: A required arg currency on Query.asset was added.',
    'REST: GET /cart no longer takes query page.',
    'REST: GET /cart requires query limit.',
    'REST: Cart.total may be null.',
    'REST: Cart.items may be left out.',
    'REST: Item.title was removed.',
    'REST: DELETE /cart was removed.',
    'REST: POST /items.license no longer takes extended.',
    'REST: POST /items.count is required.',
  ]);
});

test('a change that a decision record names is accepted', async () => {
  await expect(contracts(fixture('contracts-named'))).resolves.toBe('');
});

test('where no earlier contract is to be found, nothing is compared', async () => {
  const { tree } = fixture('docs');
  await expect(contracts({ root: tree, tree })).resolves.toBe('');
});
