import { sql } from 'kysely';
import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { insertStudioOf, insertTestAsset } from '../../test/support/test-assets.ts';
import { buy } from '../../test/support/test-purchase.ts';
import { auditLedger } from '../ledger/ledger.service.ts';
import { signPayload } from '../payments/signature.ts';

const DAY = 86_400_000;
const banks = { pays: '000123456789', fails: '000111111116', returns: '000111111113', heldUp: '000999999991' };

let app: TestApp;
let owner: SignedIn;
let studio: string;
let pattern: string;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.signUp();
  studio = await insertStudioOf(app.db, owner.userId);
  pattern = await insertTestAsset(app.db, { title: `Rose ${studio}` });
  await sql`update catalog_asset set designer_id = ${studio}::smallint where id = ${pattern}`.execute(app.db);
});
afterEach(async () => {
  expect(await auditLedger(app.db)).toMatchObject({ sumCents: 0, unbalancedKeys: [] });
});

const payoutsOf = async (by = owner) =>
  (await app.http().get(`/studios/${studio}/payouts`).set(by.auth).expect(200)).body.data;
const ask = (by = owner) => app.http().post(`/studios/${studio}/payouts`).set(by.auth);

/** Returns the debt to the studio according to the books. */
async function owed() {
  const { balances } = await auditLedger(app.db);
  return { studio: 0 - (balances[`royalties:${studio}`] ?? 0), onTheWay: 0 - (balances['payouts'] ?? 0) };
}

/** Advances the clock by a month, then signs the owner in again. */
async function passMonth() {
  await app.travel(31 * DAY);
  const credentials = { email: owner.email, password: 'correct horse' };
  const { body } = await app.http().post('/auth/login').send(credentials).expect(200);
  owner = { ...owner, auth: { authorization: `Bearer ${body.data.token}` } };
}

/** Sells the pattern to several buyers, earning the studio 4.50 USD each, and waits until that is available. */
async function sell(times: number) {
  for (let sold = 0; sold < times; sold += 1) await buy(app, await app.signUp(), [pattern], 900);
  await app.travel(15 * DAY);
}

const papers = {
  legalName: 'Ada Byron',
  address: '12 St James Square\nLondon',
  country: 'GB',
  taxNumber: 'GB 123 4567 89',
};
const savePapers = (changes: object = {}, by = owner) =>
  app
    .http()
    .put(`/studios/${studio}/tax-papers`)
    .set(by.auth)
    .send({ ...papers, ...changes });

/** Submits tax papers and completes the provider's page. */
async function giveBank(number: string) {
  await savePapers().expect(200);
  const started = await app.http().post(`/studios/${studio}/payout-account`).set(owner.auth).expect(200);
  const { pathname } = new URL(started.body.data.url);
  await app.http().get(pathname).expect(200);
  const sent = await app.http().post(pathname).type('form').send({ bank: number });
  await app.runJobs();
  return sent;
}

test('a studio is paid all that has been available for 14 days, and the books say so', async () => {
  await sell(6);
  await buy(app, await app.signUp(), [pattern], 900);
  expect(await payoutsOf()).toMatchObject({ account: null, balance: 2700, minimum: 2500, payouts: [] });
  const availableAt = new Date(app.clock.now().getTime() + 14 * 86_400_000).toISOString();
  expect(await payoutsOf()).toMatchObject({ pending: 450, nextAvailableAt: availableAt });
  expect((await giveBank(banks.pays)).headers['location']).toMatch(/\/contributor\/earnings$/);
  expect(await payoutsOf()).toMatchObject({ account: { status: 'active', reason: null } });
  const asked = await ask().expect(200);
  expect(asked.body.data.payouts).toMatchObject([{ number: 1, amount: 2700, status: 'requested', month: null }]);
  expect(await owed()).toEqual({ studio: 450, onTheWay: 2700 });
  await app.runJobs();
  const { balance, payouts } = await payoutsOf();
  expect(balance).toBe(0);
  expect(payouts).toMatchObject([{ number: 1, status: 'paid', reason: null, settledAt: expect.any(String) }]);
  expect(await owed()).toEqual({ studio: 450, onTheWay: 0 });
  expect(app.outbox().filter((mail) => mail.includes('$27.00') && !mail.includes('The statement of'))).toHaveLength(1);
});

test('a payout that is asked for 20 times at once is one', async () => {
  await sell(6);
  await giveBank(banks.pays);
  const asked = await Promise.all(Array.from({ length: 20 }, () => ask()));
  expect(new Set(asked.map(({ status, body }) => `${status} ${body.data?.payouts[0].id}`)).size).toBe(1);
  await app.runJobs();
  expect((await payoutsOf()).payouts).toHaveLength(1);
  await ask().expect(409);
});

test.each([
  ['a balance below 25 USD', 5, banks.pays],
  ['an account that needs more papers', 6, banks.heldUp],
])('%s is not paid out, and stays', async (_what, sales, bank) => {
  await sell(sales);
  await giveBank(bank);
  expect((await ask().expect(409)).body).toMatchObject({ code: 'payout_refused' });
  await passMonth();
  expect(await payoutsOf()).toMatchObject({ balance: sales * 450, payouts: [] });
});

test('an unknown account number is refused in words, and nothing changes', async () => {
  expect((await giveBank('12345')).text).toContain('not one of the test accounts');
  expect(await payoutsOf()).toMatchObject({ account: { status: 'pending' } });
});

test('a payout that the bank refuses goes back to the balance with the reason, and can be tried again', async () => {
  await sell(6);
  await giveBank(banks.fails);
  await ask().expect(200);
  await app.runJobs();
  expect(await payoutsOf()).toMatchObject({
    balance: 2700,
    payouts: [{ status: 'failed', reason: 'The bank account is closed.' }],
  });
  expect(await owed()).toEqual({ studio: 2700, onTheWay: 0 });
  await giveBank(banks.pays);
  await ask().expect(200);
  await app.runJobs();
  expect((await payoutsOf()).payouts).toMatchObject([
    { number: 2, status: 'paid' },
    { number: 1, status: 'failed' },
  ]);
});

test('money that the bank sends back is owed again', async () => {
  await sell(6);
  await giveBank(banks.returns);
  await ask().expect(200);
  await app.runJobs();
  expect(await payoutsOf()).toMatchObject({ balance: 0, payouts: [{ status: 'paid' }] });
  await app.travel(2 * DAY);
  expect(await payoutsOf()).toMatchObject({ balance: 2700, payouts: [{ status: 'returned' }] });
  expect(await owed()).toEqual({ studio: 2700, onTheWay: 0 });
});

test('every month pays by itself what can be paid, once', async () => {
  await giveBank(banks.pays);
  await sell(6);
  await passMonth();
  const { balance, payouts } = await payoutsOf();
  expect(balance).toBe(0);
  expect(payouts).toMatchObject([{ amount: 2700, status: 'paid', month: expect.stringMatching(/^\d{4}-\d{2}$/) }]);
});

test('events that come twice, late or for nothing known leave the books as they are', async () => {
  await sell(6);
  await giveBank(banks.pays);
  const [{ id: reference }] = (await ask().expect(200)).body.data.payouts;
  await app.runJobs();
  const events = [
    { type: 'payout.paid', reference },
    { type: 'payout.paid', reference: 'of-nobody' },
    { type: 'account.changed', accountRef: 'acct_nobody' },
  ];
  const answers = await Promise.all(events.map((event) => deliver(event, app.secrets.sandboxWebhook)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 404]);
  await deliver({ type: 'payout.paid', reference }, 'guessed').expect(400);
  expect(await owed()).toEqual({ studio: 0, onTheWay: 0 });
});

test('a studio without tax papers is not paid, by itself neither, and is told what to do', async () => {
  await sell(6);
  await giveBank(banks.pays);
  await app.db.deleteFrom('payouts_tax_papers').where('studio_id', '=', Number(studio)).execute();
  expect((await ask().expect(409)).body).toMatchObject({
    code: 'tax_papers_required',
    message: 'Fill in the tax papers of the studio first.',
  });
  await passMonth();
  expect(await payoutsOf()).toMatchObject({ balance: 2700, payouts: [], taxPapers: null });
  await savePapers().expect(200);
  await ask().expect(200);
});

test('R-22 a studio that the shop holds is not paid, and is paid all of it once the hold ends', async () => {
  await sell(6);
  const decide = async (step: 'hold' | 'release') => {
    const agent = await app.signUp('catalog');
    const call = app.http().post(`/admin/studios/${studio}/${step}`).set(agent.auth);
    await call.send({ reason: 'Copies.' }).expect(200);
  };
  await decide('hold');
  await giveBank(banks.pays);
  expect((await ask().expect(409)).body.message).toBe('This studio is on hold: its payouts are paused.');
  await passMonth();
  expect((await payoutsOf()).payouts).toEqual([]);
  expect(await owed()).toEqual({ studio: 2700, onTheWay: 0 });
  await decide('release');
  await ask().expect(200);
  await app.runJobs();
  expect((await payoutsOf()).payouts).toMatchObject([{ status: 'paid' }]);
});

test('of tax papers the number is told by its end alone, and is not in the database as it was typed', async () => {
  const { taxPapers } = (await savePapers().expect(200)).body.data;
  const { taxNumber, ...told } = papers;
  expect(taxPapers).toEqual({ ...told, taxNumberEnding: taxNumber.slice(-3), savedAt: expect.any(String) });
  const { rows } = await sql<{ text: string }>`select encode(tax_number, 'escape') as text from payouts_tax_papers
    where studio_id = ${studio}`.execute(app.db);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.text).not.toContain('123');
  const { body } = await savePapers({ legalName: ' ', country: 'XX', taxNumber: 'a;b' }).expect(422);
  expect(body.errors.map(({ path }: { path: string }) => path)).toEqual(['legalName', 'country', 'taxNumber']);
});

test.each(['XX', 'gb', 'GBR', ''])(
  'A18 a country %p that there is not is refused, and nothing is written',
  async (country) => {
    const { body } = await savePapers({ country }).expect(422);
    expect(body.errors).toMatchObject([{ path: 'country' }]);
    expect((await payoutsOf()).taxPapers).toBeNull();
  },
);

test('a payout has a document with the papers of its day, whatever they say later', async () => {
  await sell(6);
  await giveBank(banks.pays);
  const [{ documentUrl }] = (await ask().expect(200)).body.data.payouts;
  const document = () =>
    app.http().get(documentUrl).set(owner.auth).expect(200).expect('content-type', 'application/pdf');
  const before = (await document()).body;
  expect(before.subarray(0, 5).toString()).toBe('%PDF-');
  await savePapers({ legalName: 'Somebody Else' }).expect(200);
  expect((await document()).body.equals(before)).toBe(true);
  const other = await app.signUp();
  await app.http().get(documentUrl).set(other.auth).expect(403);
  await insertStudioOf(app.db, other.userId);
  await app.http().get(documentUrl).set(other.auth).expect(404);
  await app.http().get(documentUrl.replace('/1/', '/2/')).set(owner.auth).expect(404);
});

test('only owners of the studio see its money', async () => {
  const editor = await app.signUp();
  await sql`insert into studios_member (studio_id, account_id, role) values (${studio}, ${editor.userId}, 'editor')`.execute(
    app.db,
  );
  const stranger = await app.signUp();
  await app.http().get(`/studios/${studio}/payouts`).set(stranger.auth).expect(403);
  await app.http().get(`/studios/${studio}/payouts`).set(editor.auth).expect(403);
  await ask(editor).expect(403);
  await savePapers({}, editor).expect(403);
});

function deliver(event: object, secret: string) {
  const payload = JSON.stringify(event);
  return app
    .http()
    .post('/api/webhooks/payouts-sandbox')
    .set('content-type', 'application/json')
    .set('halfdrop-signature', signPayload(secret, payload, app.clock.now()))
    .send(payload);
}
