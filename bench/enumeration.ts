import { newShopper, register, type Shopper } from '../e2e/support/shopper.ts';
import { median } from './statistics.ts';
import { table, type Bar } from './report.ts';
import { evaluateWithShop } from './with-shop.ts';

const TRIES = 300;
const WARM_UP = 20;
const MAX_RATIO = 1.2;
/** So many that no account meets the bound of wrong passwords given for it. */
const KNOWN_ACCOUNTS = 40;

/** One question that could tell whether an address has an account. */
interface Question {
  readonly name: string;
  readonly path: string;
  readonly bodyOf: (email: string) => unknown;
  /** False where the answer tells by design: a new account is signed in at once, as SECURITY.md says. */
  readonly mustBeAlike: boolean;
}

interface Answer {
  readonly milliseconds: number;
  /** Status, type, length and bytes, without the id of the request. */
  readonly shown: string;
}

const questions: readonly Question[] = [
  {
    name: 'login with a wrong password',
    path: '/auth/login',
    bodyOf: (email) => ({ email, password: 'not the password' }),
    mustBeAlike: true,
  },
  {
    name: 'forgotten password',
    path: '/auth/forgot-password',
    bodyOf: (email) => ({ email }),
    mustBeAlike: true,
  },
  {
    name: 'wrong code',
    path: '/auth/verify-otp',
    bodyOf: (email) => ({ email, otp: '000000' }),
    mustBeAlike: true,
  },
  {
    name: 'registration',
    path: '/auth/register',
    bodyOf: (email) => ({ ...newShopper(), email }),
    mustBeAlike: false,
  },
];

let callers = 0;

/** Every question comes from another address of the network, so that no budget is used up. */
function nextCaller(): string {
  callers += 1;
  return `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`;
}

async function ask(apiUrl: string, { path, bodyOf }: Question, email: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': nextCaller() };
  const body = JSON.stringify(bodyOf(email));
  const startedAt = performance.now();
  const response = await fetch(apiUrl + path, { method: 'POST', headers, body });
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

/** Asks about known and unknown addresses in turns, each time the other one first. */
async function compare(apiUrl: string, question: Question, known: readonly Shopper[]) {
  const times = { known: [] as number[], unknown: [] as number[] };
  const shown = { known: new Set<string>(), unknown: new Set<string>() };
  for (let round = 0; round < WARM_UP + TRIES; round += 1) {
    const order = round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of order) {
      const email = kind === 'known' ? (known[round % known.length]?.email ?? '') : newShopper().email;
      const answer = await ask(apiUrl, question, email);
      shown[kind].add(answer.shown);
      if (round >= WARM_UP) times[kind].push(answer.milliseconds);
    }
  }
  const medians = [median(times.known), median(times.unknown)] as const;
  const isAlike = new Set([...shown.known, ...shown.unknown]).size === 1;
  return { question, medians, ratio: Math.max(...medians) / Math.min(...medians), isAlike };
}

await evaluateWithShop(async ({ url, apiUrl }): Promise<Bar[]> => {
  const known = Array.from({ length: KNOWN_ACCOUNTS }, () => newShopper());
  for (const shopper of known) await register(url, shopper);
  const results = [];
  for (const question of questions) results.push(await compare(apiUrl, question, known));
  const rows = results.map(({ question, medians, ratio }) => [
    question.name,
    ...medians.map((milliseconds) => milliseconds.toFixed(2)),
    ratio.toFixed(3),
  ]);
  console.log(`\n${table([`E2, ${TRIES} tries of each`, 'known ms', 'unknown ms', 'ratio'], rows)}\n`);
  return results
    .filter(({ question }) => question.mustBeAlike)
    .map(({ question, ratio, isAlike }) => ({
      promise: `${question.name}: medians within ${MAX_RATIO}, the same bytes`,
      figure: `${ratio.toFixed(3)}, ${isAlike ? 'the same bytes' : 'answers that differ'}`,
      isMet: ratio <= MAX_RATIO && isAlike,
    }));
});
