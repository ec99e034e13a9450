import { earliestClosing } from '@halfdrop/domain';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { insertStudioOf, insertTestAsset } from '../../test/support/test-assets.ts';
import { buy } from '../../test/support/test-purchase.ts';
import { insertWaitingSubmission } from '../../test/support/test-submissions.ts';
import { DAY, signUpForYears } from '../../test/support/test-subscription.ts';
import { fetchFiles, unzip } from '../../test/support/test-zip.ts';
import { masterKey } from '../artwork/master-key.ts';
import { auditLedger } from '../ledger/ledger.service.ts';

let app: TestApp;
let owner: SignedIn;
let studio: string;
let rose: string;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await signUpForYears(app);
  studio = await insertStudioOf(app.db, owner.userId);
  rose = await insertTestAsset(app.db, { title: `Rose ${studio}` });
  await sql`update catalog_asset set designer_id = ${studio}::smallint where id = ${rose}`.execute(app.db);
});

const inDays = (days: number) => new Date(app.clock.now().getTime() + days * DAY).toISOString();
const path = () => `/studios/${studio}/departure`;
const leave = (leavesAt: string, by = owner) => app.http().put(path()).set(by.auth).send({ leavesAt });
const stateOf = async (by = owner) => (await app.http().get(path()).set(by.auth).expect(200)).body.data;
const noticesOf = async () =>
  (await app.http().get(`/studios/${studio}/notices`).set(owner.auth).expect(200)).body.data.notices;
const statusOf = async (id: string) =>
  (await sql<{ status: string }>`select status from catalog_asset where id = ${id}`.execute(app.db)).rows[0]?.status;

describe('a studio that leaves', () => {
  test('R-23 stays on sale until its day, and is withdrawn with what waits for review from then on', async () => {
    const facts = { studioId: studio, accountId: owner.userId, title: 'Fern', submittedAt: app.clock.now() };
    const waiting = await insertWaitingSubmission(app.db, facts);
    expect((await leave(inDays(3)).expect(200)).body.data).toMatchObject({
      onSaleCount: 1,
      departure: { leftAt: null },
    });
    await app.travel(2 * DAY);
    expect(await statusOf(rose)).toBe('approved');
    await app.travel(DAY + 7_200_000);
    expect(await statusOf(rose)).toBe('withdrawn');
    expect(await stateOf()).toMatchObject({
      onSaleCount: 0,
      departure: { isByShop: false, leftAt: expect.any(String) },
    });
    const submission = await app.http().get(`/submissions/${waiting}`).set(owner.auth).expect(200);
    expect(submission.body.data.status).toBe('withdrawn');
    expect(await noticesOf()).toMatchObject([{ kind: 'studio_left' }]);
    expect(
      app.outbox().filter((mail) => mail.includes(owner.email) && mail.includes('has left Halfdrop')),
    ).toHaveLength(1);
    await leave(inDays(3)).expect(409);
    await app.http().delete(path()).set(owner.auth).expect(409);
    await app.http().post(`/studio-assets/${rose}/return`).set(owner.auth).expect(409);
  });

  test('R-23 whoever has bought a pattern downloads it afterwards as before', async () => {
    const buyer = await signUpForYears(app);
    const order = await buy(app, buyer, [rose], 900);
    const entitlement = order.items[0]?.entitlement?.id ?? '';
    await leave(inDays(1)).expect(200);
    await app.travel(DAY + 7_200_000);
    expect(await statusOf(rose)).toBe('withdrawn');
    const { files } = await fetchFiles(app, buyer, entitlement, { formats: ['png'] });
    expect([...files.keys()]).toEqual(expect.arrayContaining(['LICENSE.txt', expect.stringMatching(/\.png$/)]));
  });

  test('PR-10 is paid out all of its balance, however little that is', async () => {
    const papers = { legalName: 'Ada', address: 'London', country: 'GB', taxNumber: 'GB 123 4567 89' };
    await app.http().put(`/studios/${studio}/tax-papers`).set(owner.auth).send(papers).expect(200);
    const started = await app.http().post(`/studios/${studio}/payout-account`).set(owner.auth).expect(200);
    await app.http().post(new URL(started.body.data.url).pathname).type('form').send({ bank: '000123456789' });
    await app.runJobs();
    await buy(app, await signUpForYears(app), [rose], 900);
    await leave(inDays(1)).expect(200);
    await app.travel(50 * DAY);
    const { body } = await app.http().get(`/studios/${studio}/payouts`).set(owner.auth).expect(200);
    expect(body.data).toMatchObject({ balance: 0, minimum: 1, payouts: [{ amount: 450, status: 'paid' }] });
    expect(await auditLedger(app.db)).toMatchObject({ sumCents: 0, unbalancedKeys: [] });
  });

  test('R-23 may change the day, or stay after all', async () => {
    await leave(inDays(1)).expect(200);
    await leave(inDays(10)).expect(200);
    await app.travel(2 * DAY);
    expect(await statusOf(rose)).toBe('approved');
    expect((await app.http().delete(path()).set(owner.auth).expect(200)).body.data.departure).toBeNull();
    await app.travel(10 * DAY);
    expect(await statusOf(rose)).toBe('approved');
    const past = await leave(inDays(-1)).expect(422);
    expect(past.body.errors).toMatchObject([{ path: 'leavesAt', message: 'Choose a future day' }]);
  });

  test('G-04 is for its owners to decide', async () => {
    const other = await app.signUp();
    await insertStudioOf(app.db, other.userId);
    await leave(inDays(1), other).expect(404);
    await app.http().get(path()).set(other.auth).expect(404);
    await app.http().delete(path()).set(other.auth).expect(404);
    await app.http().post(`/studios/${studio}/pack`).set(other.auth).expect(404);
  });
});

describe('the pack', () => {
  const link = async () => (await app.http().post(`/studios/${studio}/pack`).set(owner.auth).expect(200)).body.data.url;

  test('R-23 holds masters as they were sent, data, statements and payouts, and no file that is gone', async () => {
    const master = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const sha256 = createHash('sha256').update(master).digest('hex');
    const handIn = (title: string) =>
      insertWaitingSubmission(app.db, {
        studioId: studio,
        accountId: owner.userId,
        title,
        submittedAt: app.clock.now(),
      });
    const kept = await handIn('Fern');
    await app.travel(1000);
    await handIn('Gone');
    await sql`update submissions_submission set sha256 = ${sha256} where id = ${kept}`.execute(app.db);
    await app.files.put(masterKey(sha256), master);
    await buy(app, await signUpForYears(app), [rose], 900);
    await app.travel(35 * DAY);
    const zip = await app
      .http()
      .get(await link())
      .responseType('blob')
      .expect(200);
    expect(zip.headers['content-disposition']).toContain(`Halfdrop-studio-of-${owner.userId}.zip`);
    const files = await unzip(zip.body);
    const name = `masters/${sha256.slice(0, 12)}-tile.svg`;
    expect(files.get(name)).toEqual(master);
    expect(JSON.parse(String(files.get('patterns.json')))).toMatchObject([
      { title: 'Fern', master: name },
      { title: 'Gone', master: null },
    ]);
    expect([...files.keys()].filter((each) => each.startsWith('statements/')).map((each) => each.slice(-4))).toEqual([
      '.csv',
      '.pdf',
    ]);
    expect(JSON.parse(String(files.get('studio.json')))).toMatchObject({ name: `studio-of-${owner.userId}` });
  });

  test('PR-10 opens by its link alone, for a quarter of an hour, and for who still owns the studio', async () => {
    const url = await link();
    await app
      .http()
      .get(`${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`)
      .expect(404);
    await app.http().get('/api/studio-packs/none').expect(404);
    app.clock.advance(16 * 60_000);
    await app.http().get(url).expect(404);
    const again = await link();
    await sql`update studios_member set role = 'editor' where studio_id = ${studio}::smallint`.execute(app.db);
    await app.http().get(again).expect(404);
  });
});

describe('a studio that the shop closes', () => {
  let staff: SignedIn;
  const close = (changes: object = {}) =>
    app
      .http()
      .post('/admin/departures')
      .set(staff.auth)
      .send({ slug: `studio-of-${owner.userId}`, closesAt: day(0), reason: 'Copies.', ...changes });
  const day = (days: number) => new Date(earliestClosing(app.clock.now()).getTime() + days * DAY).toISOString();

  beforeEach(async () => {
    staff = await app.signUp('owner');
    await app.http().post('/auth/proof').set(staff.auth).send({ password: 'correct horse' }).expect(200);
  });

  test('R-23 is told 30 days before, with the reason, once; then it leaves like any other', async () => {
    const closing = { closesAt: day(0) };
    expect((await close(closing).expect(200)).body.data).toMatchObject({ id: studio, departure: { isByShop: true } });
    await close(closing).expect(200);
    await app.runJobs();
    expect(await noticesOf()).toMatchObject([
      { kind: 'closing_announced', reason: 'Copies.', startsAt: closing.closesAt },
    ]);
    expect(app.outbox().filter((mail) => mail.includes(owner.email) && mail.includes('Copies.'))).toHaveLength(1);
    expect((await leave(inDays(1)).expect(409)).body.message).toBe('The shop is closing this studio.');
    await app.travel(29 * DAY);
    expect(await statusOf(rose)).toBe('approved');
    await app.travel(3 * DAY);
    expect(await statusOf(rose)).toBe('withdrawn');
  });

  test('R-23 stays when the shop takes it back, and is told', async () => {
    await close().expect(200);
    const back = `/admin/departures/${studio}/take-back`;
    const { body } = await app.http().post(back).set(staff.auth).send({ reason: 'A mistake.' }).expect(200);
    expect(body.data.departures.map(({ id }: { id: string }) => id)).not.toContain(studio);
    await app.http().post(back).set(staff.auth).send({ reason: 'A mistake.' }).expect(404);
    await app.runJobs();
    expect((await noticesOf()).map(({ kind }: { kind: string }) => kind)).toEqual([
      'closing_taken_back',
      'closing_announced',
    ]);
    await app.travel(40 * DAY);
    expect(await statusOf(rose)).toBe('approved');
  });

  test('R-23 is never closed with less notice, without a reason, or by anybody else', async () => {
    const soon = await close({ closesAt: day(-1) }).expect(422);
    expect(soon.body.errors).toMatchObject([{ path: 'closesAt', message: expect.stringMatching(/30 days before/) }]);
    await close({ reason: ' ' }).expect(422);
    expect((await close({ slug: 'nobody-at-all' }).expect(422)).body.errors).toMatchObject([{ path: 'slug' }]);
    const finance = await app.signUp('finance');
    await app.http().post('/admin/departures').set(finance.auth).send({}).expect(403);
    expect(await stateOf()).toMatchObject({ departure: null });
    const proven = await app.signUp('owner');
    const request = { slug: `studio-of-${owner.userId}`, closesAt: day(0), reason: 'Copies.' };
    const refused = await app.http().post('/admin/departures').set(proven.auth).send(request).expect(403);
    expect(refused.body.code).toBe('proof_required');
    expect((await app.http().get('/admin/departures').set(proven.auth).expect(200)).body.data.departures).toEqual(
      expect.any(Array),
    );
  });
});
