import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../api/src/database.ts';
import { connectDatabase, type DatabaseConnection } from '../api/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../api/src/platform/database/embedded/embedded-postgres.ts';
import { createLogger } from '../api/src/platform/logging/logger.ts';
import { freshDataDir } from '../e2e/support/data-dir.ts';
import { startShop, withoutWarmer } from '../e2e/support/shop.ts';
import { newShopper, register } from '../e2e/support/shopper.ts';
import { findPostmaster } from './process-usage.ts';
import { reportBars, printedMachine, type Bar } from './report.ts';
import { quantile } from './statistics.ts';
import { perRequest, usageMeter } from './usage-meter.ts';

const REVIEWERS = 10;
const SUBMISSIONS = 1000;
/**
 * Number of submissions decided immediately, to measure the maximum rate; the others are viewed for about a second
 * each.
 */
const HURRIED = 500;
const LOOK_MS = 1000;
const MAX_P95_MS = 100;

type Pool = DatabaseConnection<Database>['pool'];

/**
 * Inserts submissions of one studio that wait since various times, with various risks, and have measurements as checked
 * ones do.
 */
const waiting = `insert into submissions_submission (studio_id, upload_id, status, file_name, sha256, size_bytes, title,
    created_at, changed_at, submitted_at, answer_due_at, risk, report)
  select (select min(id) from catalog_designer), gen_random_uuid(), 'submitted', 'tile.png', repeat('0', 64), 1000,
    'Waits ' || index, at, at, at, at + interval '3 days', index % 4,
    jsonb_build_object('findings', '[]'::jsonb, 'facts', null, 'measures', null)
  from generate_series(1, $1::int) index, lateral (select now() - interval '1 minute' * (index * 37 % 5000) as at) waited`;

/** Measurements of all reviewers. */
interface Turns {
  /** Milliseconds until each next submission was loaded. */
  readonly hurried: number[];
  readonly calm: number[];
  refused: number;
}

async function send(apiUrl: string, token: string, path: string, body: object) {
  const response = await fetch(`${apiUrl}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  return { status: response.status, answer };
}

/** Returns a property of an unknown value. */
function at(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Object.entries(value).find(([name]) => name === key)?.[1] : null;
}

/** Returns the submission in a response; null if none is waiting. */
function reviewedIn(answer: unknown): { readonly id: string; readonly version: number } | null {
  const submission = at(at(at(answer, 'data'), 'review'), 'submission');
  const id = at(submission, 'id');
  return typeof id === 'string' ? { id, version: Number(at(submission, 'version')) } : null;
}

/** Loads one submission after the other, views it and decides it, until none is waiting. */
async function review(apiUrl: string, token: string, turns: Turns): Promise<void> {
  for (;;) {
    const isHurried = turns.hurried.length < HURRIED;
    const startedAt = performance.now();
    const { status, answer } = await send(apiUrl, token, '/submission-reviews/next', {});
    const milliseconds = performance.now() - startedAt;
    if (status !== 200) throw new Error(`The next one was answered ${status}`);
    const reviewed = reviewedIn(answer);
    if (!reviewed) return;
    turns[isHurried ? 'hurried' : 'calm'].push(milliseconds);
    if (!isHurried) await pause(LOOK_MS * (0.5 + Math.random()));
    const { id, version } = reviewed;
    const verdict = { version, verdict: 'rejected', reasons: [{ code: 'seam_visible' }], note: 'See the marks.' };
    const decided = await send(apiUrl, token, `/submission-reviews/${id}/verdict`, verdict);
    if (decided.status !== 200) turns.refused += 1;
  }
}

const sorted = (times: readonly number[]) => times.toSorted((a, b) => a - b);
const p95Of = (times: readonly number[]) => quantile(sorted(times), 0.95);

function printedTimes(times: readonly number[]): string {
  return `p50 ${quantile(sorted(times), 0.5).toFixed(0)} ms, p95 ${p95Of(times).toFixed(0)} ms`;
}

async function joined(url: string, pool: Pool): Promise<string> {
  const person = newShopper();
  const token = await register(url, person);
  await pool.query(
    `insert into account_staff_role (account_id, role) select id, 'reviewer' from account_user where email = $1`,
    [person.email],
  );
  return token;
}

async function bench(dataDir: string): Promise<readonly Bar[]> {
  const logger = createLogger('silent');
  const shop = await startShop({ dataDir, env: withoutWarmer });
  const resolveFrom = new URL('../api/src/main.ts', import.meta.url);
  const { address } = await startEmbeddedPostgres({ dataFolder: dataDir, resolveFrom, logger });
  const { pool, close } = connectDatabase<Database>(address, logger, { maximumConnections: 2 });
  try {
    await pool.query(waiting, [SUBMISSIONS]);
    const tokens: string[] = [];
    for (let person = 0; person < REVIEWERS; person += 1) tokens.push(await joined(shop.url, pool));
    const read = usageMeter({
      gateways: [shop.gateway.pid],
      api: shop.api.pid,
      postmaster: findPostmaster(dataDir),
      bare: 0,
    });
    const before = read();
    const turns: Turns = { hurried: [], calm: [], refused: 0 };
    await Promise.all(tokens.map((token) => review(shop.apiUrl, token, turns)));
    const cpu = perRequest(before, read(), SUBMISSIONS);
    const parts = [cpu.api, cpu.postgres, cpu.gateway].map((each) => each.toFixed(1)).join(', ');
    console.log(`Processor time of each and its verdict: ${parts} ms of api, database and gateway`);
    console.log(`The next one, as fast as they can: ${printedTimes(turns.hurried)}`);
    const { rows } = await pool.query<{ decided: number; doubled: number }>(
      `select count(*)::int as decided, count(*) filter (where verdicts > 1)::int as doubled
       from (select count(*) as verdicts from submissions_verdict group by submission_id) each`,
    );
    const { decided, doubled } = rows[0] ?? { decided: 0, doubled: Number.NaN };
    return [
      {
        promise: `${REVIEWERS} reviewers on ${SUBMISSIONS} submissions give each one verdict`,
        figure: `${decided} decided on, ${doubled} twice; ${turns.refused} verdicts refused`,
        isMet: decided === SUBMISSIONS && doubled === 0,
      },
      {
        promise: `the next one comes within ${MAX_P95_MS} ms (p95) while all of them look at each for about a second`,
        figure: printedTimes(turns.calm),
        isMet: p95Of(turns.calm) <= MAX_P95_MS,
      },
    ];
  } finally {
    await close();
    await shop.halt();
  }
}

const dataDir = await freshDataDir();
try {
  const bars = await bench(dataDir);
  console.log(`\n${printedMachine()}\n`);
  reportBars(bars);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
