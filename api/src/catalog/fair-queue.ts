import type { FileDemand } from '../downloads/downloads.ports.ts';
import type { WorkQueue } from './work-queue.ts';

/** Whoever paid for files goes first, then those with a plan, then those who get them free. */
const standings = ['paid', 'plan', 'free'] as const satisfies readonly FileDemand['standing'][];

interface Entry<Item> {
  readonly item: Item;
  readonly demand: FileDemand;
}

/** What one account waits for: what it looks at now before what is made ahead for it. */
type Row<Item> = Entry<Item>[];

/**
 * A queue that is fair to accounts: within a standing they take turns, one item each, and who is being served comes
 * again only when nobody else waits.
 */
export function createFairQueue<Item>(): WorkQueue<Item, FileDemand> {
  // Accounts in the order of their turns: who was served goes to the end.
  const rows: Record<FileDemand['standing'], Map<string, Row<Item>>> = {
    paid: new Map(),
    plan: new Map(),
    free: new Map(),
  };
  const served = new Map<Item, string>();

  function add(item: Item, demand: FileDemand): void {
    const accounts = rows[demand.standing];
    const row = accounts.get(demand.account) ?? [];
    const place = demand.isWaiting ? row.findIndex((entry) => !entry.demand.isWaiting) : -1;
    row.splice(place < 0 ? row.length : place, 0, { item, demand });
    accounts.set(demand.account, row);
  }

  function take(standing: FileDemand['standing'], account: string, place = 0): Entry<Item> | undefined {
    const row = rows[standing].get(account);
    const [entry] = row?.splice(place, 1) ?? [];
    if (row?.length === 0) rows[standing].delete(account);
    return entry;
  }

  function nextOf(mayServe: (account: string) => boolean): Item | undefined {
    for (const standing of standings) {
      const account = [...rows[standing].keys()].find(mayServe);
      if (account === undefined) continue;
      const entry = take(standing, account);
      const rest = rows[standing].get(account);
      if (rest) {
        rows[standing].delete(account);
        rows[standing].set(account, rest);
      }
      if (!entry) continue;
      served.set(entry.item, account);
      return entry.item;
    }
    return undefined;
  }

  function find(isWanted: (item: Item) => boolean): Entry<Item> | undefined {
    for (const standing of standings) {
      for (const [account, row] of rows[standing]) {
        const place = row.findIndex(({ item }) => isWanted(item));
        if (place >= 0) return take(standing, account, place);
      }
    }
    return undefined;
  }

  return {
    add,
    next() {
      const busy = new Set(served.values());
      return nextOf((account) => !busy.has(account)) ?? nextOf(() => true);
    },
    done: (item) => void served.delete(item),
    raise(isWanted, demand) {
      const entry = find(isWanted);
      if (entry) add(entry.item, comesBefore(demand, entry.demand) ? demand : entry.demand);
    },
    drain: () => {
      const left = standings.flatMap((standing) => [...rows[standing].values()].flat().map(({ item }) => item));
      for (const standing of standings) rows[standing].clear();
      return left;
    },
  };
}

/** Whether files that two people want are to be made in the place of the first one. */
function comesBefore(one: FileDemand, other: FileDemand): boolean {
  const difference = standings.indexOf(one.standing) - standings.indexOf(other.standing);
  return difference < 0 || (difference === 0 && one.isWaiting && !other.isWaiting);
}
