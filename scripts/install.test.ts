import { readFileSync } from 'node:fs';

interface Entry {
  readonly hasInstallScript?: boolean;
  /** A list in a few packages of old. */
  readonly engines?: { readonly node?: string } | readonly string[];
}

const manifest: { allowScripts: Record<string, boolean>; engines: { node: string } } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
const lock: { packages: Record<string, Entry> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const installed = Object.entries(lock.packages)
  .filter(([place]) => place.includes('node_modules/'))
  .map(([place, entry]) => ({ ...entry, name: place.slice(place.lastIndexOf('node_modules/') + 13) }));

/** The oldest Node.js of a range such as `^20.12.0 || >=22.13.0`, as one number. */
function oldestNode(range: string): number {
  const alternatives = range.split('||').map((alternative) => /(\d+)(?:\.(\d+))?/.exec(alternative) ?? []);
  return Math.min(...alternatives.map(([, major = '0', minor = '0']) => Number(major) * 1000 + Number(minor)));
}

test('every package that would run a script at install is allowed or denied by name, and no other stands there', () => {
  const asking = installed.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
  expect(Object.keys(manifest.allowScripts).toSorted()).toEqual([...new Set(asking)].toSorted());
});

test('no package needs a newer Node.js than the shop', () => {
  const tooNew = installed.filter(
    ({ engines }) =>
      engines && 'node' in engines && oldestNode(engines.node ?? '*') > oldestNode(manifest.engines.node),
  );
  expect(tooNew.map(({ name }) => name)).toEqual([]);
});
