import { sql } from 'kysely';
import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { insertStudioOf, insertTestAsset } from '../../test/support/test-assets.ts';
import type { TakedownDto, TakedownStateDto } from './takedowns.contract.ts';

const DAY = 86_400_000;

let app: TestApp;
let agent: SignedIn;
let designer: SignedIn;
let studioId: string;
let assetId: string;
let slug: string;
let claims = 0;

beforeAll(async () => {
  app = await createTestApp({ takedownRestoreDays: 10 });
});
afterAll(() => app.close());
beforeEach(async () => {
  // Sessions expire as these tests advance the clock by days.
  agent = await app.signUp('catalog');
  designer = await app.signUp();
  studioId = await insertStudioOf(app.db, designer.userId);
  assetId = await insertTestAsset(app.db, { title: 'Copied Tides' });
  claims += 1;
  const { rows } = await sql<{ slug: string }>`
    update catalog_asset set designer_id = ${studioId} where id = ${assetId} returning slug`.execute(app.db);
  slug = rows[0]?.slug ?? '';
});

const claimant = () => `grace-${claims}@example.com`;
const claim = (changes: object = {}) =>
  app
    .http()
    .post('/takedown-requests')
    .send({
      pattern: `http://shop.example/product/${slug}?tab=files`,
      name: 'Grace Hopper',
      email: claimant(),
      contact: '1 Navy Street, Arlington',
      right: 'It is my print “Tides” of 2019.',
      isGoodFaith: true,
      isAccurate: true,
      ...changes,
    });
const mails = (to: string, words: string) =>
  app.outbox().filter((mail) => mail.includes(`\nTo: ${to}`) && mail.includes(words));
/** Returns the token of the link in the claimant's newest mail with a link. */
function tokenFor(path: string): string {
  const found = mails(claimant(), `${path}?token=`).at(-1);
  return /token=([\w.-]+)/.exec(found?.replaceAll('=\n', '').replaceAll('=3D', '=') ?? '')?.[1] ?? '';
}
const confirm = (token: string) => app.http().post('/takedown-requests/confirmations').send({ token });
const toCourt = (token: string, court = 'District Court, 12 C 345') =>
  app.http().post('/takedown-requests/court-cases').send({ token, court });
const decide = (number: string, decision: 'hold' | 'refuse' | 'restore', reason = 'It is the same drawing.') =>
  app.http().post(`/admin/takedowns/${number}/${decision}`).set(agent.auth).send({ reason });
const counter = (number: string, body: object = {}, { auth } = designer) =>
  app
    .http()
    .post(`/takedowns/${number}/counter-notice`)
    .set(auth)
    .send({ statement: 'We drew it in 2018.', isGoodFaith: true, ...body });
const one = async (number: string): Promise<TakedownDto> =>
  (await app.http().get(`/admin/takedowns/${number}`).set(agent.auth).expect(200)).body.data;
const publicly = () => app.http().get(`/open-api/assets/${assetId}`);

/** Creates a claim that waits for a decision. */
async function waiting(): Promise<string> {
  await claim().expect(202);
  await app.runJobs();
  const confirmed: TakedownStateDto = (await confirm(tokenFor('/takedown/confirm')).expect(200)).body.data;
  await app.runJobs();
  return confirmed.number;
}
async function held(): Promise<string> {
  const number = await waiting();
  await decide(number, 'hold').expect(200);
  await app.runJobs();
  return number;
}
async function countered(): Promise<string> {
  const number = await held();
  await counter(number).expect(200);
  await app.runJobs();
  return number;
}

describe('claiming', () => {
  test('R-22 a visitor claims a right; the staff sees it once the address is confirmed, and it is due in working days', async () => {
    const { body } = await claim().expect(202);
    const { number } = body.data;
    expect(number).toMatch(/^HD-C-[2-9A-HJKMNP-TV-Z]{8}$/);
    await app.http().get(`/admin/takedowns/${number}`).set(agent.auth).expect(404);
    await app.runJobs();
    const token = tokenFor('/takedown/confirm');
    const confirmed = (await confirm(token).expect(200)).body.data;
    expect(confirmed).toMatchObject({ number, title: 'Copied Tides', status: 'waiting', restoreAt: null });
    expect(Date.parse(confirmed.dueAt)).toBeGreaterThan(app.clock.now().getTime() + 2 * DAY);
    expect((await confirm(token).expect(200)).body.data).toEqual(confirmed);
    expect(await one(number)).toMatchObject({
      claimantEmail: claimant(),
      right: 'It is my print “Tides” of 2019.',
      studio: { slug: `studio-of-${designer.userId}` },
      steps: [{ status: 'unconfirmed' }, { status: 'waiting' }],
    });
    await app.runJobs();
    expect(mails(claimant(), 'We have your claim')).toHaveLength(1);
    await publicly().expect(200);
  });

  test('R-22 everything that is missing is told at once, and a pattern that is not on sale', async () => {
    const missing = await claim({ name: ' ', email: 'grace', right: '', contact: '', isGoodFaith: false }).expect(422);
    expect(missing.body.errors.map(({ path }: { path: string }) => path).toSorted()).toEqual([
      'contact',
      'email',
      'isGoodFaith',
      'name',
      'right',
    ]);
    expect((await claim({ pattern: 'HD-99999999' }).expect(422)).body.errors[0].path).toBe('pattern');
    await confirm('none').expect(404);
    await toCourt('none').expect(404);
    await app.http().get('/admin/takedowns').expect(401);
    await app.http().get('/admin/takedowns').set(designer.auth).expect(403);
  });

  test('R-22 a claim that is not confirmed within a week is forgotten', async () => {
    await claim().expect(202);
    await app.runJobs();
    const token = tokenFor('/takedown/confirm');
    await app.travel(8 * DAY);
    await confirm(token).expect(404);
    const { rows } = await sql`select from takedowns_request where claimant_email = ${claimant()}`.execute(app.db);
    expect(rows).toHaveLength(0);
  });

  test('R-22 an address is mailed five times a day', async () => {
    for (let count = 0; count < 5; count += 1) await claim().expect(202);
    await claim().expect(429);
  });
});

describe('deciding', () => {
  test('R-22 the pattern is taken from sale, both sides are told, and its studio cannot bring it back', async () => {
    const number = await waiting();
    const { body } = await decide(number, 'hold').expect(200);
    expect(body.data).toMatchObject({ status: 'held', steps: [{}, {}, { words: 'It is the same drawing.' }] });
    await publicly().expect(404);
    await app.http().post(`/studio-assets/${assetId}/return`).set(designer.auth).send({}).expect(409);
    await app.runJobs();
    expect(mails(claimant(), 'not on sale any more')).toHaveLength(1);
    expect(mails(designer.email, 'Somebody claims a right')).toHaveLength(1);
    await decide(number, 'hold').expect(409);
    await decide(number, 'refuse').expect(409);
  });

  test('R-22 a refused claim changes nothing, and who made it is told why', async () => {
    const number = await waiting();
    await decide(number, 'refuse', 'The two have nothing in common.').expect(200);
    await publicly().expect(200);
    await app.runJobs();
    expect(mails(claimant(), 'nothing in common')).toHaveLength(1);
    expect(mails(designer.email, 'Somebody claims')).toHaveLength(0);
    expect((await app.http().get(`/studios/${studioId}/takedowns`).set(designer.auth).expect(200)).body.data).toEqual({
      takedowns: [],
    });
    await counter(number).expect(404);
    await decide('HD-C-22222222', 'refuse').expect(404);
    expect((await decide(number, 'restore', ' ').expect(422)).body.errors[0].path).toBe('reason');
  });

  test('R-22 claims are listed by what is due, by state and by words', async () => {
    const number = await waiting();
    const list = async (query: object): Promise<string[]> =>
      (await app.http().get('/admin/takedowns').query(query).set(agent.auth).expect(200)).body.data.takedowns.map(
        (each: TakedownDto) => each.number,
      );
    expect(await list({ q: number.slice(0, 9) })).toContain(number);
    expect(await list({ q: 'copied t' })).toContain(number);
    expect(await list({ q: '%' })).toEqual([]);
    expect((await list({ sort: '-due', limit: 100 }))[0]).toBe((await list({ limit: 100 })).at(-1));
    await decide(number, 'hold').expect(200);
    expect(await list({})).not.toContain(number);
    expect(await list({ view: 'held' })).toContain(number);
    await decide(number, 'restore', 'It was withdrawn.').expect(200);
    expect(await list({ view: 'closed' })).toContain(number);
    await publicly().expect(200);
  });
});

describe('answering', () => {
  test('R-23 a studio reads what is claimed without the address, and answers once', async () => {
    const number = await held();
    const { takedowns } = (await app.http().get(`/studios/${studioId}/takedowns`).set(designer.auth).expect(200)).body
      .data;
    expect(takedowns).toMatchObject([
      { number, status: 'held', claimantName: 'Grace Hopper', steps: [{ status: 'held' }] },
    ]);
    expect(JSON.stringify(takedowns)).not.toContain(claimant());
    await counter(number, {}, await app.signUp()).expect(403);
    const stranger = await app.signUp();
    await insertStudioOf(app.db, stranger.userId);
    await counter(number, {}, stranger).expect(404);
    await app.http().get(`/studios/${studioId}/takedowns`).set(stranger.auth).expect(404);
    expect((await counter(number, { statement: '', isGoodFaith: false }).expect(422)).body.errors).toHaveLength(2);
    const { body } = await counter(number).expect(200);
    expect(Date.parse(body.data.restoreAt) - app.clock.now().getTime()).toBe(10 * DAY);
    await counter(number).expect(409);
    await app.runJobs();
    expect(mails(claimant(), 'We drew it in 2018.')).toHaveLength(1);
  });

  test('R-23 the pattern is on sale again after the days of the operator, and both sides are told once', async () => {
    const number = await countered();
    await app.travel(9 * DAY);
    await publicly().expect(404);
    await app.travel(2 * DAY);
    await publicly().expect(200);
    expect(await one(number)).toMatchObject({ status: 'restored' });
    await app.travel(DAY);
    expect(mails(claimant(), 'is over')).toHaveLength(1);
    expect(mails(designer.email, 'is over')).toHaveLength(1);
  });

  test('R-22 it stays off sale when a court has the case, until the staff ends it', async () => {
    const number = await countered();
    const token = tokenFor('/takedown/court');
    expect((await toCourt(token, ' ').expect(422)).body.errors[0].path).toBe('court');
    expect((await toCourt(token).expect(200)).body.data).toMatchObject({ status: 'in_court', restoreAt: null });
    await toCourt(token).expect(409);
    await app.travel(12 * DAY);
    await publicly().expect(404);
    expect(mails(designer.email, '12 C 345')).toHaveLength(1);
    await decide(number, 'restore', 'The court has dismissed it.').expect(200);
    await publicly().expect(200);
    await decide(number, 'restore').expect(409);
  });

  test('R-23 what has left or was put on sale by hand does not stop a claim from ending', async () => {
    const number = await countered();
    const release = { reason: 'A mistake of ours.' };
    await app.http().post(`/admin/assets/${assetId}/release`).set(agent.auth).send(release).expect(200);
    await app.travel(11 * DAY);
    expect(await one(number)).toMatchObject({ status: 'restored' });
    await publicly().expect(200);
  });
});

test('what somebody claimed is exported, and once it is over it keeps no name of theirs', async () => {
  const person = await app.signUp();
  await app.confirm(person);
  await claim({ email: person.email }).expect(202);
  await app.runJobs();
  const found = mails(person.email, '/takedown/confirm?token=').at(-1)?.replaceAll('=\n', '').replaceAll('=3D', '=');
  const { number } = (await confirm(/token=([\w.-]+)/.exec(found ?? '')?.[1] ?? '').expect(200)).body.data;
  await decide(number, 'refuse').expect(200);
  const exported = await app.http().post('/api/account/export').set(person.auth).expect(200);
  expect(exported.text ?? exported.body.toString()).toContain(number);
  const leave = { confirmation: 'DELETE', password: 'correct horse' };
  await app.http().post('/account/delete').set(person.auth).send(leave).expect(204);
  expect(await one(number)).toMatchObject({ claimantName: 'Erased with the account.' });
});
