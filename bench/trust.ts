import { rm } from 'node:fs/promises';
import { roundsOf } from '../scripts/reliability/rounds.mjs';
import { dataDirWithPictures } from '../e2e/support/data-dir.ts';
import { reportBars, table, type Bar } from './report.ts';
import { isSound, pricedAsset, stateOf, untilQuiet, type PurchaseState } from './trust/books.ts';
import { startKillableApi, type KillableApi } from './trust/killable-api.ts';
import { killPoints, pausesOf, type KillPoint } from './trust/kill-points.ts';
import { newBuyer } from './trust/purchase.ts';

/** How often the api is killed at each point. */
const rounds = roundsOf({ quick: 1, full: 10 });
const MAX_RECOVERY_MS = 60_000;

interface Round {
  readonly point: string;
  /** Right after the restart and the leftover work, before the buyer retried. */
  readonly isSoundAtOnce: boolean;
  /** Once the buyer had a response. */
  readonly isSoundAtLast: boolean;
  readonly state: PurchaseState;
}

async function killDuringPurchase(api: KillableApi, assetId: string, point: KillPoint): Promise<Round> {
  const buyer = await newBuyer(api.url);
  await api.arm(point);
  const lookedAt = api.killAt(point).then(async () => {
    await untilQuiet(api.pool);
    return isSound(await stateOf(api.pool, buyer.userId));
  });
  // A client without a response retries only after the state left by the kill was inspected.
  const [isSoundAtOnce] = await Promise.all([lookedAt, buyer.buy(assetId, () => lookedAt)]);
  const state = await stateOf(api.pool, buyer.userId);
  const isSoundAtLast = isSound(state) && state.charges === 1 && state.orders === 1;
  return { point: point.name, isSoundAtOnce, isSoundAtLast, state };
}

function barsOf(results: readonly Round[], recoveries: readonly number[]): Bar[] {
  const unsound = results.filter(({ isSoundAtOnce, isSoundAtLast }) => !isSoundAtOnce || !isSoundAtLast);
  const slowest = Math.max(...recoveries);
  return [
    {
      promise: `B7 kill -9 at ${killPoints.length} steps of a purchase: owned and charged once, or not charged`,
      figure: `${results.length - unsound.length} of ${results.length} kills`,
      isMet: unsound.length === 0,
    },
    {
      promise: 'B7 the client that asks again gets one order',
      figure: `${results.filter(({ state }) => state.orders === 1).length} of ${results.length}`,
      isMet: results.every(({ state }) => state.orders === 1),
    },
    {
      promise: 'A16 the ledger sums to 0 after every kill',
      figure: `${results.filter(({ state }) => state.ledgerSum === 0).length} of ${results.length}`,
      isMet: results.every(({ state }) => state.ledgerSum === 0),
    },
    {
      promise: 'the api serves again after a kill within a minute',
      figure: `slowest ${(slowest / 1000).toFixed(1)} s`,
      isMet: slowest < MAX_RECOVERY_MS,
    },
  ];
}

const dataDir = await dataDirWithPictures();
console.log('Starting the api with the sample catalog …');
const api = await startKillableApi(dataDir);
try {
  await api.pool.query(pausesOf(killPoints));
  const assetId = await pricedAsset(api.pool);
  const results: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const point of killPoints) {
      const result = await killDuringPurchase(api, assetId, point);
      results.push(result);
      console.log(`${result.isSoundAtOnce && result.isSoundAtLast ? 'sound  ' : 'UNSOUND'}  ${point.name}`);
    }
  }
  const rows = results
    .filter(({ isSoundAtOnce, isSoundAtLast }) => !isSoundAtOnce || !isSoundAtLast)
    .map(({ point, state }) => [point, JSON.stringify(state)]);
  if (rows.length > 0) console.log(table(['unsound at', 'state'], rows));
  const bars = barsOf(results, api.recoveries);
  reportBars(bars);
} finally {
  await api.stop();
  await rm(dataDir, { recursive: true, force: true });
}
