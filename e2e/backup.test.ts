import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from './support/command.ts';
import { freePort } from '../scripts/lib/ports.mjs';
import { repositoryRoot } from './support/repository.ts';
import { type ServerProcess, startServerProcess } from './support/server-process.ts';
import { SHOP_START_TIMEOUT } from './support/visit.ts';

const person = { name: 'Ada Weaver', email: 'ada@example.com', password: 'correct-horse-9' };

interface OpenApi {
  readonly url: string;
  readonly server: ServerProcess;
}

async function openApi(dataDir: string): Promise<OpenApi> {
  const port = await freePort();
  const env = { DATA_DIR: dataDir, PREVIEW_WARMER: 'off', NODE_ENV: 'development', API_PORT: String(port) };
  const server = startServerProcess('api/dist/main.js', env);
  await server.ready;
  return { url: `http://127.0.0.1:${port}`, server };
}

async function post(address: string, body: unknown) {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, body: await answer.json() };
}

describe('backups of a shop', () => {
  const scratch = mkdtempSync(path.join(tmpdir(), 'halfdrop-backups-'));
  const place = path.join(scratch, 'backups');
  const dataDir = path.join(scratch, 'shop');
  const settings = { DATA_DIR: dataDir };
  let avatarUrl: string;
  let backup: string;
  let shop: OpenApi;

  beforeAll(async () => {
    shop = await openApi(dataDir);
    const { body } = await post(`${shop.url}/auth/register`, person);
    const picture = new FormData();
    const bytes = readFileSync(path.join(repositoryRoot, 'docs/images/home.jpg'));
    picture.set('imageFile', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'me.jpg');
    const headers = { authorization: `Bearer ${body.data.token}` };
    const uploaded = await fetch(`${shop.url}/auth/profile/upload`, { method: 'POST', headers, body: picture });
    avatarUrl = (await uploaded.json()).data.avatar.url;
  }, SHOP_START_TIMEOUT);

  afterAll(async () => {
    await shop.server.stop();
    rmSync(scratch, { recursive: true, force: true });
  });

  test('G6 npm run backup takes one of an open shop, and says what is in it', () => {
    const { status, says } = runCommand('backup', [place], settings);
    expect({ status, says }).toEqual({
      status: 0,
      says: expect.stringMatching(/^(\S+): \d+ rows of \d+ tables, 2 files\.$/),
    });
    backup = says.slice(0, says.indexOf(': '));
    const files = readdirSync(path.join(backup, 'tables'));
    expect(files).toContain('public.orders_order.gz');
    // Transaction ids of this database would be meaningless in another.
    expect(files).not.toContain('public.search_change.gz');
  });

  test('G6 a second backup copies no file again', () => {
    const objects = () => readdirSync(path.join(place, 'objects'), { recursive: true });
    const before = objects();
    expect(runCommand('backup', [place], settings).status).toBe(0);
    expect(objects()).toEqual(before);
  });

  test('G6 npm run restore makes a shop of it elsewhere, with its people and their pictures', async () => {
    const elsewhere = path.join(scratch, 'restored');
    const { status, says } = runCommand('restore', [backup], { DATA_DIR: elsewhere });
    expect({ status, says }).toEqual({ status: 0, says: expect.stringMatching(/^Restored as of .+ 2 files\./) });
    const restored = await openApi(elsewhere);
    try {
      const { email, password } = person;
      expect((await post(`${restored.url}/auth/login`, { email, password })).status).toBe(200);
      expect((await fetch(restored.url + avatarUrl)).status).toBe(200);
      const assets = await (await fetch(`${restored.url}/open-api/assets?limit=1`)).json();
      expect(assets.data.pagination.totalItems).toBeGreaterThan(600);
    } finally {
      await restored.server.stop();
    }
  });

  test('G6 a shop is never restored over another', () => {
    expect(runCommand('restore', [backup], settings)).toEqual({
      status: 1,
      says: 'There is a shop in this database already.',
    });
  });

  test('G6 a damaged backup is refused and leaves nothing behind', () => {
    const damaged = runCommand('backup', [place], settings).says.split(': ')[0] ?? '';
    writeFileSync(path.join(damaged, 'tables', 'public.ledger_entry.gz'), 'not packed');
    const elsewhere = { DATA_DIR: path.join(scratch, 'damaged') };
    expect(runCommand('restore', [damaged], elsewhere)).toEqual({
      status: 1,
      says: 'The backup is damaged: table public.ledger_entry.',
    });
    expect(runCommand('restore', [backup], elsewhere).status).toBe(0);
  });

  test('G6 what is no backup is refused', () => {
    const nowhere = path.join(scratch, 'nowhere');
    expect(runCommand('restore', [nowhere], { DATA_DIR: path.join(scratch, 'none') })).toEqual({
      status: 1,
      says: `There is no complete backup in ${nowhere}.`,
    });
  });

  test('G6 npm run drill restores, compares, opens and buys, and prints how much and how long would be lost', () => {
    const { status, says } = runCommand('drill', [], { ...settings, RELIABILITY_FIGURES: '' });
    expect({ status, says }).toEqual({ status: 0, says: expect.stringMatching(/^purchase +\S+ completed/m) });
    expect(says).toMatch(/^RPO +\d+\.\d s/m);
    expect(says).toMatch(/^RTO +\d+\.\d s/m);
  });
});
