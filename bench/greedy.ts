import { newShopper, register } from '../e2e/support/shopper.ts';
import { quantile } from './statistics.ts';
import { table, type Bar } from './report.ts';
import { timeLists } from './time-lists.ts';
import { evaluateWithShop } from './with-shop.ts';

const SOCKETS = 40;
const ROUNDS = 5;
const SECONDS = 5;
const MAX_RATIO = 2;

interface Tally {
  served: number;
  refused: number;
}

/** Adds a pattern to one cart repeatedly, as fast as responses arrive, until told to stop. */
async function keepAdding(url: string, token: string, signal: AbortSignal, tally: Tally): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  while (!signal.aborted) {
    const response = await fetch(url, { method: 'POST', headers, body: '{}' });
    await response.text();
    if (response.ok) tally.served += 1;
    else if (response.status === 429 || response.status === 503) tally.refused += 1;
    else throw new Error(`A change of the cart answered ${response.status}`);
  }
}

/** Returns a pattern of the first list. */
async function firstAsset(apiUrl: string): Promise<string> {
  const response = await fetch(`${apiUrl}/open-api/assets?limit=1`);
  const id = /"_id":"([^"]+)"/.exec(await response.text())?.[1];
  if (id === undefined) throw new Error('the shop has no pattern');
  return id;
}

/** Times lists first while idle, then while one person fills a cart over many sockets. */
async function round(apiUrl: string, token: string, assetId: string) {
  const idle = await timeLists(apiUrl, SECONDS);
  const stop = new AbortController();
  const tally = { served: 0, refused: 0 };
  const url = `${apiUrl}/cart/${assetId}`;
  const sockets = Array.from({ length: SOCKETS }, () => keepAdding(url, token, stop.signal, tally));
  const busy = await timeLists(apiUrl, SECONDS);
  stop.abort();
  await Promise.all(sockets);
  return { idle: quantile(idle, 0.5), busy: quantile(busy, 0.5), ...tally };
}

await evaluateWithShop(async ({ url, apiUrl }): Promise<Bar[]> => {
  const token = await register(url, newShopper());
  const assetId = await firstAsset(apiUrl);
  await timeLists(apiUrl, SECONDS);
  const rounds = [];
  for (let count = 0; count < ROUNDS; count += 1) rounds.push(await round(apiUrl, token, assetId));
  const rows = rounds.map(({ idle, busy, served, refused }, index) => [
    `round ${index + 1}`,
    idle.toFixed(1),
    busy.toFixed(1),
    (busy / idle).toFixed(2),
    (served / SECONDS).toFixed(0),
    (refused / SECONDS).toFixed(0),
  ]);
  const head = ["p50 of others' lists", 'idle ms', `with ${SOCKETS} sockets ms`, 'ratio', 'served/s', 'refused/s'];
  console.log(`\n${table(head, rows)}\n`);
  const ratio = quantile(
    rounds.map(({ idle, busy }) => busy / idle).toSorted((a, b) => a - b),
    0.5,
  );
  return [
    {
      promise: `one person's cart over ${SOCKETS} sockets leaves others' lists at most twice their idle p50`,
      figure: `${ratio.toFixed(2)} times`,
      isMet: ratio <= MAX_RATIO,
    },
  ];
});
