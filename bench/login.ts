import { newShopper, register, type Shopper } from '../e2e/support/shopper.ts';
import { quantile } from './statistics.ts';
import { table, type Bar } from './report.ts';
import { timeLists } from './time-lists.ts';
import { evaluateWithShop } from './with-shop.ts';

const CONCURRENCY = 16;
const ROUNDS = 5;
const SECONDS = 6;
const MAX_RATIO = 2;

let callers = 0;

/** Signs in repeatedly, with the right password, until told to stop. @returns how often */
async function keepSigningIn(apiUrl: string, shopper: Shopper, signal: AbortSignal): Promise<number> {
  let count = 0;
  while (!signal.aborted) {
    callers += 1;
    const response = await fetch(`${apiUrl}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.1.${callers >> 8}.${callers & 255}` },
      body: JSON.stringify({ email: shopper.email, password: shopper.password }),
    });
    await response.text();
    if (!response.ok) throw new Error(`A sign-in answered ${response.status}`);
    count += 1;
  }
  return count;
}

/** Times lists first while idle, then while people sign in. */
async function round(apiUrl: string, shoppers: readonly Shopper[]) {
  const idle = await timeLists(apiUrl, SECONDS);
  const stop = new AbortController();
  const people = shoppers.map((shopper) => keepSigningIn(apiUrl, shopper, stop.signal));
  const busy = await timeLists(apiUrl, SECONDS);
  stop.abort();
  const logins = (await Promise.all(people)).reduce((sum, count) => sum + count, 0);
  return { idle: quantile(idle, 0.99), busy: quantile(busy, 0.99), loginsPerSecond: logins / SECONDS };
}

await evaluateWithShop(async ({ url, apiUrl }): Promise<Bar[]> => {
  const shoppers = Array.from({ length: CONCURRENCY }, () => newShopper());
  for (const shopper of shoppers) await register(url, shopper);
  await timeLists(apiUrl, SECONDS);
  const rounds = [];
  for (let count = 0; count < ROUNDS; count += 1) rounds.push(await round(apiUrl, shoppers));
  const rows = rounds.map(({ idle, busy, loginsPerSecond }, index) => [
    `round ${index + 1}`,
    idle.toFixed(1),
    busy.toFixed(1),
    (busy / idle).toFixed(2),
    loginsPerSecond.toFixed(0),
  ]);
  console.log(`\n${table(['p99 of the list', 'idle ms', 'with logins ms', 'ratio', 'logins/s'], rows)}\n`);
  const ratios = rounds.map(({ idle, busy }) => busy / idle).toSorted((a, b) => a - b);
  const ratio = quantile(ratios, 0.5);
  return [
    {
      promise: `login at concurrency ${CONCURRENCY} leaves the list's p99 under twice its idle value`,
      figure: `${ratio.toFixed(2)} times`,
      isMet: ratio < MAX_RATIO,
    },
  ];
});
