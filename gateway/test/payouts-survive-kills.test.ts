import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { auditLedger } from '../../api/src/ledger/ledger.service.ts';
import { installationSecrets } from '../../api/src/platform/database/secrets.ts';
import { addJob } from '../../api/src/platform/jobs/jobs.ts';
import { monthlyPayoutsJob } from '../../api/src/payouts/payouts.service.ts';
import { insertStudioOf } from '../../api/test/support/test-assets.ts';
import { createTestClock } from '../../api/test/support/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../api/test/support/test-database.ts';
import { signUp, type SignedIn } from '../../api/test/support/sign-up.ts';
import { arm, killAt } from '../../bench/trust/kill-at.ts';
import { pausesOf } from '../../bench/trust/kill-points.ts';
import { payoutKillPoints } from '../../bench/trust/payout-kill-points.ts';
import { freePort } from '../../scripts/lib/ports.mjs';
import { type ApiProcess, startApiProcess } from './support/api-process.ts';
import { owe } from './support/grow-earnings.ts';
import { until } from './support/until.ts';

/** Total number of times the API is killed; `npm run trust -- payouts` kills it 200 times. */
const KILLS = Number(process.env['TRUST_PAYOUT_KILLS'] ?? payoutKillPoints.length);
const EARNED = 2700;
const SECONDS_PER_KILL = 30_000;
const banks = { pays: '000123456789', fails: '000111111116' };
const papers = { legalName: 'Ada Byron', address: '12 St James Square\nLondon', country: 'GB', taxNumber: 'GB 123' };

const PayoutsSchema = v.object({
  account: v.nullable(v.object({ status: v.string() })),
  payouts: v.array(v.object({ status: v.string() })),
});

type Point = (typeof payoutKillPoints)[number];

interface Studio {
  readonly id: string;
  readonly owner: SignedIn;
}

/** Final state of one studio's money, in the books of the shop and of the provider. */
interface Outcome {
  readonly paid: number;
  readonly owed: number;
  readonly onTheWay: number;
  readonly paidByProvider: number;
}

let database: TestDatabase;
let port: number;
let api: ApiProcess;
let deviceSecret: string;
const clock = createTestClock();

beforeAll(async () => {
  database = await createTestDatabase();
  port = await freePort();
  await launch();
  deviceSecret = (await installationSecrets(database.db)).accountLinks;
  await database.pool.query(pausesOf(payoutKillPoints));
});
afterAll(async () => {
  await api.stop();
  await database.close();
});

async function launch(): Promise<void> {
  const { host, user, password, database: name } = database.address;
  api = await startApiProcess({
    DATA_DIR: database.dataFolder,
    API_PORT: String(port),
    DATABASE_URL: `postgres://${user}:${password}@localhost/${name}?host=${encodeURIComponent(host)}`,
  });
}

/** Calls the API until it answers. */
async function call(path: string, { auth }: SignedIn, init: RequestInit = {}): Promise<Response> {
  for (;;) {
    const headers = { ...auth, ...(typeof init.body === 'string' ? { 'content-type': 'application/json' } : {}) };
    const url = `http://127.0.0.1:${port}${path}`;
    const response = await fetch(url, { redirect: 'manual', ...init, headers }).catch(() => null);
    if (response !== null && response.status < 500) return response;
    await pause(50);
  }
}

/** Creates a studio with tax papers, a bank account and enough earnings for a payout. */
async function earningStudio(bank: Point['bank']): Promise<Studio> {
  const owner = await signUp({ db: database.db, clock, deviceSecret });
  const id = await insertStudioOf(database.db, owner.userId);
  await call(`/studios/${id}/tax-papers`, owner, { method: 'PUT', body: JSON.stringify(papers) });
  const begun = await call(`/studios/${id}/payout-account`, owner, { method: 'POST' });
  const { pathname } = new URL((await answerOf(begun, v.object({ url: v.string() }))).url);
  await call(pathname, owner, { method: 'POST', body: new URLSearchParams({ bank: banks[bank] }) });
  await until(async () => (await payoutsOf({ id, owner })).account?.status === 'active');
  await owe(database.pool, id, EARNED);
  return { id, owner };
}

async function answerOf<Data>(response: Response, shape: v.GenericSchema<unknown, Data>): Promise<Data> {
  return v.parse(v.object({ data: shape }), await response.json()).data;
}

async function payoutsOf({ id, owner }: Studio) {
  return answerOf(await call(`/studios/${id}/payouts`, owner), PayoutsSchema);
}

/** Requests the payout as a user would, retrying unanswered requests. */
async function ask({ id, owner }: Studio): Promise<void> {
  const { status } = await call(`/studios/${id}/payouts`, owner, { method: 'POST' });
  // The payout succeeded, but the reply to the first attempt was lost.
  if (status !== 200 && status !== 409) throw new Error(`a payout was answered ${status}`);
}

async function killDuringPayout(point: Point): Promise<Outcome> {
  const studio = await earningStudio(point.bank);
  await arm(database.pool, point);
  const killed = killAt(database.pool, point, { kill: () => api.kill(), launch });
  if (point.by === 'month') await addJob(database.db, monthlyPayoutsJob, {});
  else await ask(studio);
  await killed;
  await until(async () => {
    const { payouts } = await payoutsOf(studio);
    return payouts.length > 0 && payouts.every(({ status }) => /paid|failed/.test(status));
  });
  return outcomeOf(studio);
}

async function outcomeOf({ id }: Studio): Promise<Outcome> {
  const { rows } = await database.pool.query<Omit<Outcome, 'owed'>>(
    `select
      coalesce(sum(amount_cents) filter (where status = 'paid'), 0)::int as paid,
      coalesce(sum(amount_cents) filter (where status in ('requested', 'sent')), 0)::int as "onTheWay",
      (select coalesce(sum(sent.amount_cents), 0)::int from payouts_sandbox_payout sent
        join payouts_sandbox_account account on account.id = sent.account_id
        where account.reference = 'studio-' || $1::text and account.bank = 'pays') as "paidByProvider"
    from payouts_payout where studio_id = $1::smallint`,
    [id],
  );
  const { balances } = await auditLedger(database.db);
  const [row] = rows;
  if (!row) throw new Error('the payouts could not be read');
  return { ...row, owed: 0 - (balances[`royalties:${id}`] ?? 0) };
}

test(
  'an api that is killed at any step of a payout pays nothing twice, and loses nothing',
  async () => {
    const unsound: string[] = [];
    let [doubled, lost] = [0, 0];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const point = payoutKillPoints[kill % payoutKillPoints.length];
      if (!point) throw new Error('there is no such point');
      const { paid, owed, onTheWay, paidByProvider } = await killDuringPayout(point);
      const expected = point.bank === 'pays' ? EARNED : 0;
      if (paidByProvider > expected || paid > expected) doubled += 1;
      if (onTheWay !== 0 || paid !== paidByProvider || paid + owed !== EARNED || paid < expected) lost += 1;
      if (doubled + lost > unsound.length) unsound.push(point.name);
    }
    const { sumCents, unbalancedKeys, balances } = await auditLedger(database.db);
    process.stdout.write(`${KILLS} kills of the api during payouts: ${doubled} doubled, ${lost} lost\n`);
    expect(unsound).toEqual([]);
    expect({ sumCents, unbalancedKeys, onTheWay: balances['payouts'] }).toEqual({
      sumCents: 0,
      unbalancedKeys: [],
      onTheWay: 0,
    });
  },
  KILLS * SECONDS_PER_KILL,
);
