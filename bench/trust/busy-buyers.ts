import { setTimeout as pause } from 'node:timers/promises';
import { newBuyer } from './purchase.ts';

/** People who buy one pattern after the other, whatever happens to the shop. */
export interface BusyBuyers {
  /** Purchases that the shop has said are complete. */
  purchases(): number;
  /** The same by buyer. */
  bought(): ReadonlyMap<string, number>;
  /** Ends once everybody has what they are buying. @throws what somebody was told instead */
  stop(): Promise<void>;
}

const BEFORE_RETRY_MS = 50;

/** Registers people and lets each of them buy the patterns in their order, until they are stopped. */
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
  // What goes wrong is told at the end.
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
