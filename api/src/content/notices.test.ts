import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { loadSamplePages } from './sample-pages.ts';

const DAY = 86_400_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Starts the shop with a version of a text in its repository. */
async function startWith(slug: string, version: number): Promise<void> {
  const folder = path.join(app.dataFolder, 'texts');
  mkdirSync(folder, { recursive: true });
  const facts = `---\ntitle: Terms of use\nsummary: S\nversion: ${version}\npublished: 2026-11-01\n---\n\n`;
  writeFileSync(path.join(folder, `${slug}.md`), `${facts}## Version ${version}\n`);
  await loadSamplePages(app.db, app.clock, folder);
}

async function read(address: string) {
  return (await app.http().get(`/content/pages/${address}`).expect(200)).body.data;
}

const mailsTo = ({ email }: SignedIn) => app.outbox().filter((mail) => mail.includes(`\nTo: ${email}`));

test('R-13 PV-09 a new version of the terms is told by mail once, 14 days and more before it takes effect', async () => {
  const [ada, ben, gone] = [await app.signUp(), await app.signUp(), await app.signUp()];
  await startWith('terms', 1);
  await app.travel(DAY);
  expect(await read('terms')).toMatchObject({ version: 1, versionInForce: 1 });
  expect(mailsTo(ada)).toEqual([]);
  await sql`update account_user set deleted_at = now() where id = ${gone.userId}`.execute(app.db);

  const announced = app.clock.now().getTime();
  await startWith('terms', 2);
  await startWith('terms', 2);
  await app.travel(DAY);

  expect(mailsTo(ada)).toHaveLength(1);
  expect(mailsTo(ada)[0]).toContain('http://shop.example/terms?version=3D2');
  expect([mailsTo(ben).length, mailsTo(gone).length]).toEqual([1, 0]);
  const page = await read('terms');
  expect(page).toMatchObject({ version: 1, versionInForce: 1, body: '## Version 1' });
  const coming = await read('terms?version=2');
  expect(coming).toMatchObject({ version: 2, versionInForce: 1, body: '## Version 2' });
  const notice = Date.parse(coming.effectiveAt) - announced;
  expect(notice).toBeGreaterThanOrEqual(15 * DAY);
  expect(notice).toBeLessThanOrEqual(16 * DAY);

  const late = await app.signUp();
  await app.travel(13 * DAY);
  expect(await read('terms')).toMatchObject({ version: 1 });
  await app.travel(3 * DAY);
  expect(await read('terms')).toMatchObject({ version: 2, versionInForce: 2 });
  for (const person of [ada, ben, late]) expect(mailsTo(person)).toHaveLength(1);
});

test('a text nobody agrees to changes at once, without an email', async () => {
  const reader = await app.signUp();
  await startWith('about', 1);
  await startWith('about', 2);
  await app.travel(DAY);

  expect(await read('about')).toMatchObject({ version: 2, versionInForce: 2 });
  expect(mailsTo(reader)).toEqual([]);
});
