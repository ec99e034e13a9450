import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand as run } from './support/command.ts';
import { type ServerProcess, startServerProcess } from './support/server-process.ts';
import { freePort } from '../scripts/lib/ports.mjs';

const person = { name: 'Ada Weaver', email: 'ada@example.com', password: 'correct-horse-9' };

describe('commands on the database of a shop', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'halfdrop-commands-'));
  const shop = { DATA_DIR: dataDir, PREVIEW_WARMER: 'off', NODE_ENV: 'development' };
  let apiUrl: string;
  let api: ServerProcess;

  async function open(): Promise<void> {
    const port = await freePort();
    apiUrl = `http://127.0.0.1:${port}`;
    api = startServerProcess('api/dist/main.js', { ...shop, API_PORT: String(port) });
    await api.ready;
  }

  async function post(address: string, body: unknown) {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${apiUrl}${address}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: answer.status, body: await answer.json() };
  }

  beforeAll(open);

  afterAll(async () => {
    await api.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('npm run grant gives a role while the shop runs, and says so', async () => {
    await post('/auth/register', person);
    expect(run('grant', [person.email, 'owner'], shop)).toEqual({
      status: 0,
      says: `${person.email} has the role owner now.`,
    });
    const { body } = await post('/auth/login', person);
    expect(body.data.user.role).toBe('admin');
  });

  test.each([
    [['nobody@example.com', 'owner'], 'Nobody has an account with the address nobody@example.com.'],
    [
      [person.email, 'king'],
      'There is no role king: it is owner, catalog, reviewer, support, finance, content or none.',
    ],
    [[person.email], 'Usage: npm run grant -- <email> <role>'],
  ])('npm run grant refuses %j in one sentence', (args, says) => {
    expect(run('grant', args, shop)).toEqual({ status: 1, says });
  });

  test('npm run grant leaves the shop its last owner', () => {
    expect(run('grant', ['admin@halfdrop.example', 'none'], shop).status).toBe(0);
    const { status, says } = run('grant', [person.email, 'none'], shop);
    expect({ status, says }).toEqual({
      status: 1,
      says: `${person.email} is the only owner of this shop: make someone else one first.`,
    });
  });

  test('npm run db:reset is refused while a shop runs on the database', async () => {
    expect(run('db-reset', [], shop)).toEqual({
      status: 1,
      says: 'A shop runs on this database: stop it first.',
    });
    expect((await post('/auth/login', person)).status).toBe(200);
  });

  test('npm run db:reset empties the database of a shop that is closed, and the next start fills it', async () => {
    await api.stop();
    const { status, says } = run('db-reset', [], shop);
    expect({ status, says }).toEqual({
      status: 0,
      says: `The database in ${dataDir} is empty. The next start fills it anew.`,
    });
    expect(run('grant', [person.email, 'owner'], shop)).toEqual({
      status: 1,
      says: 'The database is empty: start the shop once, which fills it.',
    });
    await open();
    expect((await post('/auth/login', person)).status).toBe(401);
    const assets = await (await fetch(`${apiUrl}/open-api/assets?limit=1`)).json();
    expect(assets.data.pagination.totalItems).toBeGreaterThan(600);
  });
});

test.each([
  [{ NODE_ENV: 'production' }, [], 'NODE_ENV is production: the database is not emptied there.'],
  [
    { DATABASE_URL: 'postgres://shop:secret@127.0.0.1:1/shop' },
    [],
    'DATABASE_URL is set: to empty shop on 127.0.0.1:1, add `-- --yes`.',
  ],
  [{ DATABASE_URL: 'postgres://shop:secret@127.0.0.1:1/shop' }, ['--yes'], 'The database does not answer.'],
  [{}, ['--force'], '--force is not known. Usage: npm run db:reset [-- --yes]'],
  [{ DATA_DIR: '/nowhere' }, [], 'There is no database in /nowhere.'],
])('npm run db:reset with %j %j is refused in one sentence', (env, args, says) => {
  expect(run('db-reset', args, env)).toEqual({ status: 1, says });
});
