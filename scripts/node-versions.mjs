import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { NODE_VERSIONS, probeShop, takeNode, testsOn } from './lib/node-versions.mjs';
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';

/** Starts the shop twice on one version of Node.js and runs a slice of the tests on it. */
async function check(version, folder) {
  const node = await takeNode(version, path.join(folder, version));
  const data = path.join(folder, `data-${version}`);
  const cold = await probeShop(node, data);
  const second = await probeShop(node, data);
  const { passed, failed } = await testsOn(node, path.join(folder, `report-${version}.json`));
  const printed = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim();
  return { node: printed, 'cold start': cold, 'second start': second, passed, failed };
}

await ensureInstalled();
await ensureBuilt();
const folder = mkdtempSync(path.join(tmpdir(), 'halfdrop-node-'));
const rows = [];
try {
  for (const version of NODE_VERSIONS) {
    const row = await check(version, folder).catch((error) => ({ node: version, error: error.message }));
    if (row.error) console.error(`Node.js ${version}: ${row.error}`);
    rows.push(row);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.table(rows);
if (rows.some(({ error, passed, failed }) => error || failed > 0 || passed === 0)) process.exitCode = 1;
