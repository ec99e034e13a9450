import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withoutWarmer, type ShopPlace } from '../e2e/support/shop.ts';
import { newShopper, type Shopper } from '../e2e/support/shopper.ts';
import { until } from '../e2e/support/supervised-shop.ts';
import { mannWhitney, median } from './statistics.ts';
import { table, type Bar } from './report.ts';
import { evaluateWithShop } from './with-shop.ts';

const TRIES = 2000;
const WARM_UP = 20;
/** Below this p-value, a response time reveals whether an address has an account. */
const MIN_P = 0.01;
/** Attempts per account: as many as allowed for a code, and fewer than the limit for wrong passwords. */
const TRIES_OF_ACCOUNT = 5;

/** A request that could reveal whether an address has an account. */
interface Question {
  readonly name: string;
  readonly path: string;
  readonly bodyOf: (email: string) => unknown;
}

/** Registration is not included: it reveals this by design, as SECURITY.md explains. */
const questions: readonly Question[] = [
  // First, while the mailed codes are valid.
  {
    name: 'wrong code',
    path: '/auth/verify-otp',
    bodyOf: (email) => ({ email, otp: '000000' }),
  },
  {
    name: 'login with a wrong password',
    path: '/auth/login',
    bodyOf: (email) => ({ email, password: 'not the password' }),
  },
  {
    name: 'forgotten password',
    path: '/auth/forgot-password',
    bodyOf: (email) => ({ email }),
  },
];

interface Answer {
  readonly milliseconds: number;
  /** Status, type, length and bytes, without the request id. */
  readonly shown: string;
}

let callers = 0;

/** Returns a new client IP address for every request, so that no rate limit is reached. */
function nextCaller(): string {
  callers += 1;
  return `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`;
}

function send(address: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': nextCaller() };
  return fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function ask(apiUrl: string, { path, bodyOf }: Question, email: string): Promise<Answer> {
  const startedAt = performance.now();
  const response = await send(apiUrl + path, bodyOf(email));
  const text = await response.text();
  const milliseconds = performance.now() - startedAt;
  const shown = [
    response.status,
    response.headers.get('content-type'),
    response.headers.get('content-length'),
    text.replace(/"requestId":"[^"]*"/, ''),
  ];
  return { milliseconds, shown: shown.join(' ') };
}

/** Creates accounts that each have a mailed code. */
async function openAccounts(shop: ShopPlace, count: number): Promise<readonly Shopper[]> {
  const shoppers = Array.from({ length: count }, () => newShopper());
  for (const shopper of shoppers) {
    const { status } = await send(`${shop.apiUrl}/auth/register`, shopper);
    if (status !== 201) throw new Error(`A registration answered ${status}`);
    await send(`${shop.apiUrl}/auth/forgot-password`, { email: shopper.email });
  }
  // One mail for the registration, and one with the code.
  await until(async () => (await readdir(join(shop.dataDir, 'outbox'))).length >= 2 * count);
  return shoppers;
}

/**
 * Requests known and unknown addresses alternately, swapping the order each time, so that a slow machine affects both.
 */
async function compare(apiUrl: string, question: Question, known: readonly Shopper[], tries: number) {
  const times = { known: [] as number[], unknown: [] as number[] };
  const shown = new Set<string>();
  for (let round = 0; round < WARM_UP + tries; round += 1) {
    const order = round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of order) {
      const email = kind === 'known' ? (known[round % known.length]?.email ?? '') : newShopper().email;
      const answer = await ask(apiUrl, question, email);
      shown.add(answer.shown);
      if (round >= WARM_UP) times[kind].push(answer.milliseconds);
    }
  }
  const medians = [median(times.known), median(times.unknown)] as const;
  return { question, medians, test: mannWhitney(times.known, times.unknown), isAlike: shown.size === 1 };
}

const { values } = parseArgs({ options: { tries: { type: 'string', default: String(TRIES) } } });
const tries = Number(values.tries);

await evaluateWithShop(async (shop): Promise<Bar[]> => {
  const known = await openAccounts(shop, Math.ceil((WARM_UP + tries) / TRIES_OF_ACCOUNT));
  const results = [];
  for (const question of questions) results.push(await compare(shop.apiUrl, question, known, tries));
  const rows = results.map(({ question, medians, test }) => [
    question.name,
    ...medians.map((milliseconds) => milliseconds.toFixed(2)),
    `${(test.share * 100).toFixed(1)} %`,
    test.p.toFixed(3),
  ]);
  const head = [`E2, ${tries} tries of each`, 'known ms', 'unknown ms', 'known slower', 'p'];
  console.log(`\n${table(head, rows)}\n`);
  return results.map(({ question, test, isAlike }) => ({
    promise: `E2 ${question.name}: the same bytes, and times of which a Mann-Whitney test says p > ${MIN_P}`,
    figure: `p ${test.p.toFixed(3)} of 2 × ${tries} tries, ${isAlike ? 'the same bytes' : 'answers that differ'}`,
    isMet: test.p > MIN_P && isAlike,
  }));
}, withoutWarmer);
