import { readdirSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { reportFigure, roundsOf } from '../../scripts/reliability/rounds.mjs';
import { hostileNames } from '../test/support/hostile-names.ts';
import { createTestApp, type SignedIn, type TestApp } from '../test/support/test-app.ts';
import { insertStudioOf, insertTestAsset } from '../test/support/test-assets.ts';
import { fetchFiles } from '../test/support/test-zip.ts';

let app: TestApp;
let person: SignedIn;
let studio: string;
beforeAll(async () => {
  app = await createTestApp();
  person = await app.signUp();
  studio = await insertStudioOf(app.db, person.userId);
});
afterAll(() => app.close());

/** Returns files in and beside the data folder whose names the shop did not generate. */
function strayFiles(): string[] {
  const inside = readdirSync(app.dataFolder, { recursive: true, withFileTypes: true });
  const names = inside.filter((entry) => !entry.isDirectory()).map(({ name }) => name);
  return names.filter((name) => !/^[\w-]+(\.\w+)*$/.test(name) || inside.some((entry) => entry.isSymbolicLink()));
}
/** Returns entries beside the data folder, excluding folders of concurrent test runs. */
const beside = () => readdirSync(path.dirname(app.dataFolder)).filter((name) => !/^(run|template)-/.test(name));

test('F4 an upload lies where the shop puts it, whatever it is called', async () => {
  const names = hostileNames(roundsOf({ quick: 24, full: 500 }));
  const speaking = { ...person.auth, 'tus-resumable': '1.0.0' };
  const statuses: number[] = [];
  const around = beside();
  for (const [index, filename] of names.entries()) {
    const said = Object.entries({ filename, studio, purpose: 'master', filetype: 'image/png' });
    const metadata = said.map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`).join(',');
    const begun = await app
      .http()
      .post('/api/uploads')
      .set({ ...speaking, 'upload-length': '3', 'upload-metadata': metadata });
    statuses.push(begun.status);
    if (begun.status !== 201) continue;
    const location = String(begun.headers['location']);
    expect(location).toMatch(/^\/api\/uploads\/[\w-]+$/);
    if (index % 8 === 0) {
      await app
        .http()
        .patch(location)
        .set({ ...speaking, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' })
        .send(Buffer.from('ab'))
        .expect(204);
    }
    expect(strayFiles()).toEqual([]);
    await app.http().delete(location).set(speaking).expect(204);
  }
  expect(new Set(statuses)).toEqual(new Set([201, 422]));
  expect(beside()).toEqual(around);
  reportFigure('F4 uploads with hostile names stay in their folder', `${statuses.length} names, 0 escapes`);
});

test('F4 zips and what they hold are called safely, whatever a pattern is called', async () => {
  const names = ['CON', ...hostileNames(roundsOf({ quick: 3, full: 500 }))];
  const found = new Set<string>();
  const unsafe: string[] = [];
  for (const [index, title] of names.entries()) {
    const written = title.replaceAll('\0', '');
    const assetId = await insertTestAsset(app.db, { title: written });
    const { rows } = await sql<{ id: string }>`
      insert into downloads_entitlement
        (user_id, asset_id, title, license, license_number, holder_name, formats, acquired_at)
      values (${person.userId}, ${assetId}, ${written}, 'extended', ${`HDL-${222_222_222_222 + index}`}, ${written}, '{png,svg}', now())
      returning id`.execute(app.db);
    const { fileName, files } = await fetchFiles(app, person, rows[0]?.id ?? '', {});
    const all = [fileName, ...files.keys()];
    for (const name of all) found.add(path.extname(name));
    unsafe.push(
      ...all.filter(
        (name) => !/^[\w-]{1,120}\.[a-z]{3,4}$/i.test(name) || /^(con|prn|aux|nul|com\d|lpt\d)\./i.test(name),
      ),
    );
  }
  expect(unsafe).toEqual([]);
  expect(found).toEqual(new Set(['.zip', '.png', '.svg', '.pdf', '.txt', '.json']));
  reportFigure('F4 downloads with hostile names stay in their folder', `${names.length} names, 0 escapes`);
});

test.each(['/api/avatars/', '/api/downloads/', '/api/uploads/', '/api/previews/'])(
  'F4 %s gives no file by a hostile name',
  async (folder) => {
    const names = hostileNames(roundsOf({ quick: 20, full: 500 }));
    const statuses: number[] = [];
    for (const name of names) {
      const { status } = await fetch(app.baseUrl + folder + encodeURIComponent(name), { headers: person.auth });
      statuses.push(status);
    }
    expect(statuses.filter((status) => status < 400 || status >= 500)).toEqual([]);
  },
);
