import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../api/src/database.ts';
import { connectDatabase } from '../../api/src/platform/database/database.ts';
import { createLogger } from '../../api/src/platform/logging/logger.ts';
import { isSound, pricedAsset, stateOf, untilQuiet } from '../trust/books.ts';
import { newBuyer } from '../trust/purchase.ts';
import { type Crowd, crowd } from './shoppers.ts';

/** Buyers who each buy one pattern, and the replies they received. */
interface Buyers extends Crowd {
  /** Returns the purchases acknowledged since the last call, and the duration of the longest, in seconds. */
  take(): { readonly bought: number; readonly longest: number };
  /** Everyone who has bought, and why the others could not. */
  readonly userIds: readonly string[];
  readonly failures: readonly string[];
}

/** Just below the number of registrations allowed per address and hour. */
const MAX_BUYERS = 95;
const PACE_MS = 200;

/** Runs two buyers at a time, each a different person. */
export async function buyers(apiUrl: string, databaseUrl: string): Promise<Buyers> {
  const books = connectDatabase<Database>(databaseUrl, createLogger('silent'), { maximumConnections: 1 });
  const assetId = await pricedAsset(books.pool);
  await books.close();
  const [userIds, failures]: [string[], string[]] = [[], []];
  let [begun, bought, longest] = [0, 0, 0];
  const people = crowd(2, async () => {
    begun += 1;
    if (begun > MAX_BUYERS) return pause(PACE_MS);
    const begunAt = performance.now();
    try {
      const buyer = await newBuyer(apiUrl);
      await buyer.buy(assetId, () => pause(50));
      userIds.push(buyer.userId);
      bought += 1;
      longest = Math.max(longest, performance.now() - begunAt);
    } catch (error) {
      failures.push(String(error));
    }
    await pause(PACE_MS);
  });
  return {
    ...people,
    userIds,
    failures,
    take() {
      const taken = { bought, longest: longest / 1000 };
      [bought, longest] = [0, 0];
      return taken;
    },
  };
}

/** Returns buyers for whom the books do not show exactly one charge, one booking and one entitlement. */
export async function unsoundPurchases(databaseUrl: string, userIds: readonly string[]): Promise<number> {
  const books = connectDatabase<Database>(databaseUrl, createLogger('silent'), { maximumConnections: 2 });
  try {
    await untilQuiet(books.pool);
    let unsound = 0;
    for (const userId of userIds) {
      const state = await stateOf(books.pool, userId);
      if (!isSound(state) || state.charges !== 1) unsound += 1;
    }
    return unsound;
  } finally {
    await books.close();
  }
}
