import { setTimeout as pause } from 'node:timers/promises';
import { newBuyer } from './purchase.ts';

/** Clients that buy one pattern after the other, whatever happens to the shop. */
export interface BusyBuyers {
  /** Returns the number of purchases the shop reported as complete. */
  purchases(): number;
  /** Returns the same by buyer. */
  bought(): ReadonlyMap<string, number>;
  /** Ends once everyone's current purchase is complete. @throws the error of a failed purchase */
  stop(): Promise<void>;
}

const BEFORE_RETRY_MS = 50;

/** Registers people and lets each of them buy the patterns in order, until stopped. */
export async function busyBuyers(apiUrl: string, assetIds: readonly string[], count: number): Promise<BusyBuyers> {
  const people = [];
  for (let index = 0; index < count; index += 1) people.push(await newBuyer(apiUrl));
  const bought = new Map<string, number>();
  let isOver = false;
  const ends = people.map(async (buyer) => {
    for (const [index, assetId] of assetIds.entries()) {
      if (isOver) return;
      await buyer.buy(assetId, () => pause(BEFORE_RETRY_MS));
      bought.set(buyer.userId, index + 1);
    }
  });
  // Errors are reported at the end.
  for (const end of ends) end.catch(() => undefined);
  return {
    purchases: () => [...bought.values()].reduce((sum, each) => sum + each, 0),
    bought: () => bought,
    async stop() {
      isOver = true;
      await Promise.all(ends);
    },
  };
}
