import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { programFile } from '../../../../test/support/programs.ts';
import { createLogger } from '../../logging/logger.ts';
import { packagedBinaries, reachableBinaries, repairLinks } from './binaries.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';
import { runningServer } from './postmaster.ts';
import { canReach, serverAccount } from './server-account.ts';

const logger = createLogger('silent');
const isRoot = process.getuid?.() === 0;
const asRoot = isRoot ? test : test.skip;
const nobody = { uid: 65_534, gid: 65_534 };
const launchScript = programFile('launch-once');

/** When the sources are below a folder only root can enter, no other user can run them. */
const asRootInTheOpen = isRoot && canReach(nobody, path.dirname(launchScript)) ? test : test.skip;

let readyMade: string;
let root: string;
let privateRoot: string;
const servers: EmbeddedPostgres[] = [];

beforeAll(async () => {
  readyMade = mkdtempSync(path.join(os.tmpdir(), 'halfdrop-ready-'));
  chmodSync(readyMade, 0o755);
  const options = { privateRoot: path.join(readyMade, 'private'), resolveFrom: __filename, logger };
  await (await startEmbeddedPostgres({ dataFolder: path.join(readyMade, 'data'), ...options })).stop();
});
afterAll(() => rmSync(readyMade, { recursive: true, force: true }));

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'halfdrop-launcher-'));
  chmodSync(root, 0o755);
  privateRoot = path.join(root, 'private');
});

afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
  rmSync(root, { recursive: true, force: true });
});

async function start(dataFolder: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataFolder, privateRoot, resolveFrom: __filename, logger });
  servers.push(server);
  return server;
}

/** Creates a data folder with a copied cluster, since initializing one is slow. */
function withCluster(name = 'data'): string {
  const dataFolder = path.join(root, name);
  spawnSync('cp', ['-a', path.join(readyMade, 'data'), dataFolder]);
  return dataFolder;
}

async function ask(server: EmbeddedPostgres, text: string): Promise<unknown> {
  const client = new pg.Client({ ...server.address });
  await client.connect();
  try {
    const result = await client.query<{ answer: unknown }>({ text });
    return result.rows[0]?.answer;
  } finally {
    await client.end();
  }
}

test('M7 the log of the server names a broken rule and holds nothing of the row', async () => {
  const server = await start(withCluster());
  await ask(server, 'create table person (email text check (length(email) > 99))');
  await expect(ask(server, `insert into person values ('ada@example.com')`)).rejects.toThrow('person_email_check');

  const log = readFileSync(path.join(server.home, 'server.log'), 'utf8');
  expect(log).toContain('person_email_check');
  expect(log).not.toContain('ada@example.com');
});

test('a new data folder gets a cluster that keeps its data over a stop and a start', async () => {
  const dataFolder = path.join(root, 'data');
  const first = await start(dataFolder);
  expect(first.how).toBe('started');
  await ask(first, 'create table kept as select 42 as answer');
  await first.stop();
  expect(runningServer(first.home)).toBeNull();

  const second = await start(dataFolder);
  expect(await ask(second, 'select answer from kept')).toBe(42);
  expect(await ask(second, "select current_setting('fsync') as answer")).toBe('on');
  expect(await ask(second, "select current_setting('listen_addresses') as answer")).toBe('');
});

test('only its own password opens the database, and only its account may enter the folder', async () => {
  const server = await start(withCluster());
  const wrong = new pg.Client({ ...server.address, password: 'wrong' });
  await expect(wrong.connect()).rejects.toThrow('password authentication failed');
  expect(statSync(server.home).mode & 0o777).toBe(0o700);
  expect(statSync(path.join(server.home, 'data', 'halfdrop.password')).mode & 0o777).toBe(0o600);
});

test('B8 a server that outlived a killed process is attached to', async () => {
  const dataFolder = withCluster();
  const parameters = [launchScript, dataFolder, privateRoot, 'stay'];
  const child = spawn(process.execPath, parameters, { stdio: ['ignore', 'pipe', 'inherit'] });
  const firstLine = await new Promise<string>((resolve) => child.stdout.once('data', (data) => resolve(String(data))));
  const closed = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGKILL');
  await closed;

  expect(JSON.parse(firstLine)).toMatchObject({ how: 'started' });
  const server = await start(dataFolder);
  expect(server.how).toBe('attached');
  expect(await ask(server, 'select 1 as answer')).toBe(1);
});

test('C5 a server that was killed is started again, though one of its backends works on', async () => {
  const server = await start(withCluster());
  server.keepRunning();
  await ask(server, 'create table kept as select 42 as answer');
  const busy = new pg.Client({ ...server.address });
  busy.on('error', () => undefined);
  await busy.connect();
  const busyEnds = busy.query('select pg_sleep(600)').then(
    () => 'answered',
    () => 'lost',
  );
  const postmaster = runningServer(server.home)?.pid ?? 0;
  process.kill(postmaster, 'SIGKILL');
  expect(await busyEnds).toBe('lost');
  const again = await untilAnswered(server, 'select answer from kept');
  expect(again).toBe(42);
  expect(runningServer(server.home)?.pid).not.toBe(postmaster);
});

async function untilAnswered(server: EmbeddedPostgres, text: string): Promise<unknown> {
  for (;;) {
    const answer = await ask(server, text).catch(() => undefined);
    if (answer !== undefined) return answer;
  }
}

test('a stale postmaster.pid that names another living process does not keep it from starting', async () => {
  const dataFolder = withCluster();
  const first = await start(dataFolder);
  const pidFile = path.join(first.home, 'data', 'postmaster.pid');
  const lines = readFileSync(pidFile, 'utf8').split('\n');
  await first.stop();
  writeFileSync(pidFile, ['1', ...lines.slice(1)].join('\n'));
  const second = await start(dataFolder);
  expect(second.how).toBe('started');
  expect(await ask(second, 'select 1 as answer')).toBe(1);
});

test('a cluster that was only half made is never used', async () => {
  const dataFolder = path.join(root, 'data');
  const first = await start(dataFolder);
  await first.stop();
  rmSync(path.join(first.home, 'data'), { recursive: true });
  mkdirSync(path.join(first.home, 'data.new.99999999'));
  writeFileSync(path.join(first.home, 'data.new.99999999', 'PG_VERSION'), '18\n');
  const second = await start(dataFolder);
  expect(await ask(second, 'select 1 as answer')).toBe(1);
  expect(readdirSync(second.home).filter((name) => name.includes('.new.'))).toEqual([]);
});

test('two processes that start at once share one server', async () => {
  const dataFolder = path.join(root, 'data');
  const [left, right] = await Promise.all([launch(dataFolder), launch(dataFolder)]);
  const server = await start(dataFolder);
  expect([left.home, right.home]).toEqual([server.home, server.home]);
  expect(server.how).toBe('attached');
});

test('a data folder with a long path gets a short socket path', async () => {
  const server = await start(withCluster('deep'.repeat(20)));
  expect(Buffer.byteLength(server.address.host)).toBeLessThan(86);
  expect(statSync(server.address.host).mode & 0o777).toBe(0o700);
  expect(await ask(server, 'select 1 as answer')).toBe(1);
});

test('links that npm dropped from the package are restored', () => {
  const copy = path.join(root, 'package');
  cpSync(path.join(packagedBinaries(__filename), '..'), copy, { recursive: true, verbatimSymlinks: true });
  const link = path.join(copy, 'native', 'lib', 'libicui18n.so.60');
  unlinkSync(link);
  repairLinks(copy);
  expect(existsSync(link)).toBe(true);
});

test('a platform without a package is told what to do', () => {
  expect(() => packagedBinaries(path.join(root, 'nowhere.js'))).toThrow('Set DATABASE_URL');
});

asRoot('below a folder that only root may enter the database goes where its account can reach it', async () => {
  const dataFolder = path.join(root, 'closed', 'data');
  mkdirSync(path.join(root, 'closed'), { mode: 0o700 });
  const first = await start(dataFolder);
  expect(first.home.startsWith(privateRoot)).toBe(true);
  await ask(first, 'create table kept as select 7 as answer');
  await first.stop();
  const second = await start(dataFolder);
  expect(second.home).toBe(first.home);
  expect(await ask(second, 'select answer from kept')).toBe(7);
});

asRoot('a data folder that was removed starts with an empty database', async () => {
  const dataFolder = path.join(root, 'closed', 'data');
  mkdirSync(path.join(root, 'closed'), { mode: 0o700 });
  const first = await start(dataFolder);
  await first.stop();
  rmSync(dataFolder, { recursive: true });
  const second = await start(dataFolder);
  expect(second.home).not.toBe(first.home);
});

asRoot('binaries below a folder that only root may enter are copied to where the account can run them', () => {
  const account = serverAccount(0);
  const closed = path.join(root, 'closed');
  mkdirSync(closed, { mode: 0o700 });
  cpSync(path.join(packagedBinaries(__filename), '..'), path.join(closed, 'package'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  const native = path.join(closed, 'package', 'native');
  expect(canReach(account, path.join(native, 'bin', 'postgres'))).toBe(false);
  const copy = reachableBinaries(native, account, privateRoot);
  expect(canReach(account, path.join(copy, 'bin', 'postgres'))).toBe(true);
  expect(reachableBinaries(native, account, privateRoot)).toBe(copy);
});

asRoot('the data folder itself stays with root: only the database folder is given away', async () => {
  const dataFolder = path.join(root, 'data');
  const server = await start(dataFolder);
  expect(statSync(dataFolder).uid).toBe(0);
  expect(statSync(server.home).uid).toBe(serverAccount(0)?.uid);
});

asRootInTheOpen('an ordinary user runs the database under the own account', async () => {
  const home = path.join(root, 'home');
  mkdirSync(home, { mode: 0o700 });
  chownSync(home, nobody.uid, nobody.gid);
  const parameters = [launchScript, path.join(home, 'data'), privateRoot, 'stop'];
  const result = spawnSync(process.execPath, parameters, {
    ...nobody,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: home, TMPDIR: home },
  });
  expect(result.stderr).toBe('');
  expect(JSON.parse(result.stdout)).toMatchObject({ how: 'started', home: path.join(home, 'data', 'postgres') });
});

function launch(dataFolder: string): Promise<{ home: string }> {
  const child = spawn(process.execPath, [launchScript, dataFolder, privateRoot], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.stdout.once('data', (data) => resolve(JSON.parse(String(data))));
    child.once('close', (code) => reject(new Error(`the launcher ended with ${code} and said nothing`)));
  });
}
