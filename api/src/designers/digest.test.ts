import { sql } from 'kysely';
import { decodedMail } from '../../test/support/decoded-mail.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { insertStudioOf, insertTestAsset } from '../../test/support/test-assets.ts';
import { digestJob } from './digest.service.ts';

const DAY = 86_400_000;

let app: TestApp;
let reader: SignedIn;
let studio: string;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  reader = await app.signUp();
  await app.confirm(reader);
  studio = await insertStudioOf(app.db, (await app.signUp()).userId);
  await app.http().put(`/designers/${studio}/follow`).set(reader.auth).expect(200);
});

/** Puts a pattern of the studio on sale, a minute after the previous one. */
async function publish(title: string): Promise<string> {
  app.clock.advance(60_000);
  const id = await insertTestAsset(app.db, { title, publishedAt: app.clock.now() });
  await sql`update catalog_asset set designer_id = ${studio}::smallint where id = ${id}`.execute(app.db);
  return id;
}

const beginWeek = () => app.shop.jobs[digestJob]?.({});
async function runWeek() {
  await beginWeek();
  await app.runJobs();
}

const digestsTo = ({ email }: SignedIn) =>
  app
    .outbox()
    .map(decodedMail)
    .filter((mail) => mail.includes(`To: ${email}`) && mail.includes('Stop this mail'));
const choose = (isMailed: unknown, { auth } = reader) => app.http().put('/follow-digest').set(auth).send({ isMailed });

/**
 * Returns the URL of the List-Unsubscribe header of a user's digest, without its origin. Headers are not encoded like
 * the body.
 */
function leaveAddress({ email }: SignedIn): string {
  const heads = app.outbox().map((mail) => (mail.split('\r\n\r\n')[0] ?? '').replaceAll(/\r?\n[ \t]+/g, ' '));
  const header = /^List-Unsubscribe: ?<http:\/\/shop\.example([^>]+)>\r?$/m;
  return heads.filter((head) => head.includes(`To: ${email}`)).flatMap((head) => header.exec(head)?.[1] ?? [])[0] ?? '';
}

test('followers are told of what went on sale since they follow, with pictures and links', async () => {
  const id = await publish('Fresh Fern');
  await runWeek();
  const [mail = '', ...others] = digestsTo(reader);
  expect(others).toEqual([]);
  const { slug } = await app.db
    .selectFrom('catalog_asset_view')
    .select('slug')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(mail).toContain(`http://shop.example/product/${slug}`);
  expect(mail).toContain(`http://shop.example/api/products/${id}/preview?w=320&format=jpeg`.replaceAll('&', '&amp;'));
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

test('one mail a week at most, and each tells only what is new since the one before', async () => {
  await publish('Monday Moss');
  await runWeek();
  await publish('Tuesday Thistle');
  await runWeek();
  expect(digestsTo(reader)).toHaveLength(1);
  app.clock.advance(7 * DAY);
  await runWeek();
  const mails = digestsTo(reader);
  expect(mails).toHaveLength(2);
  expect(mails.filter((mail) => mail.includes('Monday Moss'))).toHaveLength(1);
  expect(mails.filter((mail) => mail.includes('Tuesday Thistle'))).toHaveLength(1);
  app.clock.advance(7 * DAY);
  await runWeek();
  expect(digestsTo(reader)).toHaveLength(2);
});

test('a week that is begun twice, or whose mail is sent twice, is one mail', async () => {
  await publish('Twice Told');
  await Promise.all([beginWeek(), beginWeek()]);
  await app.runJobs();
  const { rows } = await sql<{ week: string }>`
    select week::text as week from designers_digest where user_id = ${reader.userId}`.execute(app.db);
  await app.shop.jobs['designers.digest-mail']?.({ userId: reader.userId, week: rows[0]?.week });
  expect(rows).toHaveLength(1);
  expect(digestsTo(reader)).toHaveLength(1);
});

test('many of one studio are a few and the way to all', async () => {
  for (const number of [1, 2, 3, 4, 5, 6]) await publish(`Row ${number}`);
  await runWeek();
  const [mail = ''] = digestsTo(reader);
  expect(mail).toContain('All 6');
  expect(mail).not.toContain('Row 1:');
  expect(mail).toContain('Row 6:');
});

test('what was on sale before somebody followed is not told', async () => {
  await publish('Old Oak');
  const late = await app.signUp();
  await app.confirm(late);
  app.clock.advance(60_000);
  await app.http().put(`/designers/${studio}/follow`).set(late.auth).expect(200);
  await runWeek();
  expect(digestsTo(late)).toEqual([]);
});

test('one POST to the List-Unsubscribe address ends it without signing in, and may be repeated', async () => {
  await publish('Last Leaf');
  await runWeek();
  const address = leaveAddress(reader);
  for (let sent = 0; sent < 2; sent += 1) {
    const left = await app.http().post(address).type('form').send('List-Unsubscribe=One-Click').expect(200);
    expect(left.body.data).toEqual({ isMailed: false });
  }
  expect((await app.http().get('/follow-digest').set(reader.auth).expect(200)).body.data).toEqual({ isMailed: false });
  app.clock.advance(7 * DAY);
  await publish('Unseen Urn');
  await runWeek();
  expect(digestsTo(reader)).toHaveLength(1);
});

test.each(['', 'guessed', `${'0'.repeat(36)}.${'a'.repeat(43)}`])('the token "%s" ends nothing', async (token) => {
  const answer = await app.http().post(`/api/follow-digest/unsubscribe?token=${token}`);
  expect(answer.status).toBe(token === '' ? 422 : 404);
});

test('the setting switches it off and on again; what is not a choice is refused', async () => {
  expect((await choose(false).expect(200)).body.data).toEqual({ isMailed: false });
  await publish('Quiet Quince');
  await runWeek();
  expect(digestsTo(reader)).toEqual([]);
  await choose(true).expect(200);
  await runWeek();
  expect(digestsTo(reader)).toHaveLength(1);
  await choose('yes').expect(422);
  await app.http().get('/follow-digest').expect(401);
});

test('who switches it off before the mail leaves gets none', async () => {
  await publish('Too Late');
  await beginWeek();
  await choose(false).expect(200);
  await app.runJobs();
  expect(digestsTo(reader)).toEqual([]);
});

test('unconfirmed and deleted accounts get none', async () => {
  const stranger = await app.signUp();
  const gone = await app.signUp();
  await app.confirm(gone);
  for (const { auth } of [stranger, gone]) await app.http().put(`/designers/${studio}/follow`).set(auth).expect(200);
  await publish('For Readers');
  await beginWeek();
  const end = { confirmation: 'DELETE', password: 'correct horse' };
  await app.http().post('/account/delete').set(gone.auth).send(end).expect(204);
  await app.runJobs();
  expect([digestsTo(stranger), digestsTo(gone)]).toEqual([[], []]);
  expect(digestsTo(reader)).toHaveLength(1);
  const left = app.db.selectFrom('designers_digest').select('user_id').where('user_id', '=', gone.userId);
  expect(await left.execute()).toEqual([]);
});

test('the choice is part of what is exported', async () => {
  await choose(false).expect(200);
  const told = await app.http().post('/api/account/export').set(reader.auth).expect(200);
  expect(JSON.stringify(told.body)).toContain('stoppedAt');
});
