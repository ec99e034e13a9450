import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { freePort } from '../../scripts/lib/ports.mjs';
import { createTestDatabase, type TestDatabase } from '../test/support/test-database.ts';
import { programFile } from '../test/support/programs.ts';

let root: string;
let port: number;
const children: { child: ChildProcess; ended: Promise<number | null> }[] = [];

beforeAll(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), 'halfdrop-main-'));
  chmodSync(root, 0o755);
  port = await freePort();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));
afterEach(async () => {
  for (const { child, ended } of children.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
  }
});

interface Started {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  readonly notices: string[];
  readonly errors: () => string;
  readonly ready: Promise<void>;
}

function start(environment: Record<string, string> = {}): Started {
  const child = spawn(process.execPath, [programFile('main')], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      LOG_LEVEL: 'error',
      DATA_DIR: path.join(root, 'data'),
      API_PORT: String(port),
      PREVIEW_WARMER: 'off',
      ...environment,
    },
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  const notices: string[] = [];
  let errors = '';
  child.stderr?.on('data', (data) => (errors += String(data)));
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const read = new Promise((resolve) => child.stderr?.once('close', resolve));
  const ended = Promise.all([exited, read]).then(([code]) => code);
  const ready = new Promise<void>((resolve, reject) => {
    child.on('message', (message: { type: string; text?: string }) => {
      if (message.type === 'ready') resolve();
      if (message.type === 'notice') notices.push(message.text ?? '');
    });
    ended.then(
      () => reject(new Error(`ended before it was ready: ${errors}`)),
      () => undefined,
    );
  });
  ready.catch(() => undefined);
  children.push({ child, ended });
  return { child, ended, notices, errors: () => errors, ready };
}

const http = () => request(`http://127.0.0.1:${port}`);

test('the first start fills the shop and shows the operator password; the second does neither', async () => {
  const first = start({ PREVIEW_WARMER: 'on' });
  await first.ready;
  expect(first.notices.join('\n')).toMatch(
    /Operator account, shown this once: admin@halfdrop\.example {2}password \S{20}/,
  );
  expect((await http().get('/open-api/assets').expect(200)).body.data.pagination.totalItems).toBeGreaterThanOrEqual(
    300,
  );
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);

  const second = start();
  await second.ready;
  expect(second.notices.join('\n')).not.toContain('password');
}, 120_000);

test('B8 kill -9 under writes loses no acknowledged account', async () => {
  const first = start();
  await first.ready;
  const acknowledged: string[] = [];
  const writer = async (name: string) => {
    for (let number = 0; ; number += 1) {
      const username = `${name}_${number}`;
      const body = { name: 'Kill Test', username, email: `${username}@example.com`, password: 'correct horse' };
      const response = await http()
        .post('/auth/register')
        .send(body)
        .catch(() => null);
      if (response?.status !== 201) return;
      acknowledged.push(response.body.data.token);
      if (acknowledged.length === 20) first.child.kill('SIGKILL');
    }
  };
  await Promise.all(['kate', 'kim', 'kay', 'kit'].map(writer));
  await first.ended;

  const second = start();
  await second.ready;
  expect(acknowledged.length).toBeGreaterThanOrEqual(20);
  for (const token of acknowledged) {
    await http().get('/auth/me').set('authorization', `Bearer ${token}`).expect(200);
  }
}, 120_000);

test('B10 SIGTERM lets the request under way finish and ends with code 0', async () => {
  const running = start();
  await running.ready;
  const socket = net.connect(port, '127.0.0.1');
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'wrong password' });
  const head = `POST /auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}`;
  const answer = new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (data) => (text += String(data)));
    socket.on('close', () => resolve(text));
  });
  // Send the signal when half of the request has been written.
  await new Promise<void>((resolve) => socket.write(`${head}\r\n\r\n${body.slice(0, 10)}`, () => resolve()));
  await http().get('/health/live').expect(200);
  running.child.kill('SIGTERM');
  await untilRefused();
  socket.write(body.slice(10));
  expect(await answer).toMatch(/^HTTP\/1\.1 401 /);
  expect(await running.ended).toBe(0);
});

test('B10 a service that stops says so while it still answers', async () => {
  const running = start({ DRAIN_SECONDS: '2' });
  await running.ready;
  running.child.kill('SIGTERM');

  let ready = await http().get('/health/ready');
  while (ready.status === 200) ready = await http().get('/health/ready');
  expect(ready.body.reason).toBe('The process is stopping.');
  const late = await http().get('/categories').expect(200);
  expect(late.headers.connection).toBe('close');
  expect(await running.ended).toBe(0);
});

/** Waits until new connections are refused, which means draining has begun. */
async function untilRefused(): Promise<void> {
  const isTaken = () =>
    new Promise<boolean>((resolve) => {
      const probe = net.connect(port, '127.0.0.1');
      probe.once('connect', () => {
        probe.destroy();
        resolve(true);
      });
      probe.once('error', () => resolve(false));
    });
  while (await isTaken());
}

test('a taken port is told in one sentence, with an exit code', async () => {
  const blocker = net.createServer();
  await new Promise<void>((resolve) => blocker.listen(port, '127.0.0.1', resolve));
  const refused = start();
  expect(await refused.ended).toBe(1);
  expect(refused.errors()).toBe(`Port ${port} is taken; stop what uses it or set API_PORT.\n`);
  await new Promise((resolve) => blocker.close(resolve));
});

test('a second service that cannot start leaves the first one its database', async () => {
  const first = start();
  await first.ready;
  const second = start();
  expect(await second.ended).toBe(1);
  await http().get('/open-api/assets?limit=1').expect(200);
});

test.each([
  [
    { DATA_DIR: '/proc/halfdrop' },
    "DATA_DIR /proc/halfdrop cannot be used: ENOENT: no such file or directory, mkdir '/proc/halfdrop'.\n",
  ],
  [{ API_PORT: 'x' }, 'API_PORT must be a port number from 1 to 65535, but is "x".\n'],
  [
    { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x' },
    'The database does not answer: connect ECONNREFUSED 127.0.0.1:1\n',
  ],
])('the environment %p is told in one sentence, with an exit code', async (environment, sentence) => {
  const refused = start(environment);
  expect(await refused.ended).toBe(1);
  expect(refused.errors()).toBe(sentence);
});

describe('the schema of the database', () => {
  let database: TestDatabase;
  let settings: Record<string, string>;
  beforeEach(async () => {
    database = await createTestDatabase();
    const { host, user, password, database: name } = database.address;
    const url = `postgres://${user}:${password}@localhost/${name}?host=${encodeURIComponent(host)}`;
    settings = { DATABASE_URL: url, SAMPLE_CATALOGUE: 'off' };
  });
  afterEach(async () => {
    await Promise.all(children.map(({ child, ended }) => (child.kill('SIGTERM'), ended)));
    await database.close();
  });
  const newest = '0232_figures_of_days.sql';
  const forget = (name: string) => database.pool.query('delete from platform_migration where name = $1', [name]);

  test('B12 a migration that fails ends the start with one sentence and code 3, and health is never green', async () => {
    await forget(newest);
    const refused = start(settings);
    expect(await refused.ended).toBe(3);
    expect(refused.errors()).toBe(`Migration ${newest} failed: relation "subscriptions_step_view" already exists\n`);
    await expect(http().get('/health/ready')).rejects.toThrow('ECONNREFUSED');
  });

  test('without migrations an api does not start on a schema that is older, until another process has migrated', async () => {
    await database.pool.query('alter table platform_migration drop column is_contract');
    await forget('0250_contracts_of_migrations.sql');
    const refused = start({ ...settings, MIGRATIONS: 'off' });
    expect(await refused.ended).toBe(3);
    expect(refused.errors()).toBe(
      'The database is older than this version: it lacks migration 0250_contracts_of_migrations.sql.\n',
    );

    const migrating = start({ ...settings, MIGRATIONS: 'only' });
    expect(await migrating.ended).toBe(0);
    expect(migrating.notices).toEqual(['The schema of the database is up to date.']);

    await start({ ...settings, MIGRATIONS: 'off' }).ready;
    await http().get('/health/ready').expect(200);
  });

  test('B12 an api is ready beside what a newer version has added, and not once that has taken something away', async () => {
    const running = start(settings);
    await running.ready;
    const apply = (name: string, isContract: boolean) =>
      database.pool.query('insert into platform_migration (name, checksum, is_contract) values ($1, $1, $2)', [
        name,
        isContract,
      ]);
    await apply('9998_adds.sql', false);
    await http().get('/health/ready').expect(200);
    await apply('9999_takes.sql', true);
    const { body } = await http().get('/health/ready').expect(503);
    expect(body).toEqual({
      status: 'not ready',
      reason: expect.stringMatching(/^The database is newer than this version: migration 9999_takes\.sql took away/),
      files: 'ok',
    });
    running.child.kill('SIGTERM');
    await running.ended;

    const refused = start(settings);
    expect(await refused.ended).toBe(3);
    expect(refused.errors()).toBe(`${body.reason}\n`);
  });
});

test('the end of the supervisor ends the process', async () => {
  const running = start();
  await running.ready;
  running.child.disconnect();
  expect(await running.ended).toBe(0);
});
