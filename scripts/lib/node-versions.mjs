import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from './ports.mjs';
import { run } from './run.mjs';

/** The oldest supported version, and the newest of each later line, as named by npm. */
export const NODE_VERSIONS = ['20.19', '22', '24'];

/** Tests of what differs between versions: the language, HTTP, streams and the database. */
const SLICE = ['domain/src', 'gateway/src/catalog', 'api/src/platform/http', 'api/src/cart/cart.test.ts'];
const START_LIMIT_MS = 180_000;

/**
 * Downloads one version of Node.js from the package of this platform, `node-<platform>-<arch>`.
 * @param {string} version a version or its prefix, such as `20.19`
 * @param {string} folder the target; removed by the caller
 * @returns {Promise<string>} the path of the program
 */
export async function takeNode(version, folder) {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${system}-${process.arch}`;
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const options = ['--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--force', '--loglevel=error'];
  await run(npm, ['install', ...options, `${name}@${version}`], { quiet: true });
  const program = path.join(folder, 'node_modules', name, 'bin', system === 'win' ? 'node.exe' : 'node');
  if (!existsSync(program)) throw new Error(`${name}@${version} has no program at ${program}.`);
  return program;
}

/**
 * Starts the shop as `npm start` does, requests its health, a page and a list, and stops it.
 * @param {string} node the program to start it with
 * @param {string} data its data folder
 * @returns {Promise<string>} seconds until it was ready; rejects if it does not start or responds incorrectly
 */
export async function probeShop(node, data) {
  const [port, apiPort] = [await freePort(), await freePort()];
  const env = { ...process.env, PORT: String(port), API_PORT: String(apiPort), DATA_DIR: data };
  const shop = spawn(node, ['scripts/start.mjs'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise((resolve) => shop.once('close', resolve));
  try {
    const startedAt = performance.now();
    await untilOpen(shop);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    await askShop(`http://localhost:${port}`);
    return `${seconds} s`;
  } finally {
    shop.kill('SIGTERM');
    await ended;
  }
}

function untilOpen(shop) {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => reject(new Error(`the shop did not open:\n${output}`)), START_LIMIT_MS);
    const read = (chunk) => {
      output += chunk;
      if (output.includes('Halfdrop is open')) resolve(clearTimeout(timer));
    };
    for (const stream of [shop.stdout, shop.stderr]) stream.on('data', read);
    shop.once('error', reject);
    shop.once('close', () => reject(new Error(`the shop ended:\n${output}`)));
  });
}

async function askShop(url) {
  for (const address of ['/health/ready', '/products']) {
    const { status } = await fetch(url + address);
    if (status !== 200) throw new Error(`${address} answered ${status}`);
  }
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ assets(limit: 3) { items { id } } }' }),
  });
  const { data, errors } = await response.json();
  if (data?.assets?.items?.length !== 3) throw new Error(`the list answered ${JSON.stringify(errors ?? data)}`);
}

/**
 * Runs the slice of the tests.
 * @param {string} node the program to run them with
 * @param {string} report a file to write
 * @returns {Promise<{ passed: number, failed: number }>} `failed` includes files that could not run
 */
export async function testsOn(node, report) {
  const jest = ['node_modules/jest/bin/jest.js', '--json', `--outputFile=${report}`, '--silent', ...SLICE];
  const env = { ...process.env, NODE_ENV: 'test' };
  // The exit code adds nothing to the report, which has the counts.
  await run(node, jest, { env, quiet: true }).catch(() => undefined);
  const result = JSON.parse(readFileSync(report, 'utf8'));
  return { passed: result.numPassedTests, failed: result.numFailedTests + result.numRuntimeErrorTestSuites };
}
