import type { FileDemand } from '../downloads/downloads.ports.ts';
import type { WorkQueue } from './work-queue.ts';

/** Priorities: purchased files first, then plans, then free downloads. */
const standings = ['paid', 'plan', 'free'] as const satisfies readonly FileDemand['standing'][];

interface Entry<Item> {
  readonly item: Item;
  readonly demand: FileDemand;
}

/** Pending work of one account: requests it waits for before work done ahead. */
type Row<Item> = Entry<Item>[];

/**
 * Creates a queue that is fair to accounts: within a standing they take turns, one item each, and an account with work
 * in progress is served again only when no other waits.
 */
export function createFairQueue<Item>(): WorkQueue<Item, FileDemand> {
  const rows = new AccountRows<Item>();
  const served = new Map<Item, string>();

  function nextOf(mayServe: (account: string) => boolean): Item | undefined {
    const next = rows.takeTurn(mayServe);
    if (next) served.set(next.item, next.demand.account);
    return next?.item;
  }

  return {
    add: (item, demand) => rows.add({ item, demand }),
    next() {
      const busy = new Set(served.values());
      return nextOf((account) => !busy.has(account)) ?? nextOf(() => true);
    },
    done: (item) => void served.delete(item),
    raise(isWanted, demand) {
      const entry = rows.takeOut(isWanted);
      if (entry) rows.add({ ...entry, demand: comesBefore(demand, entry.demand) ? demand : entry.demand });
    },
    drain: () => rows.drain(),
  };
}

/** Pending work of each account in a standing; an account moves to the end after its turn. */
class AccountRows<Item> {
  readonly #rows: Record<FileDemand['standing'], Map<string, Row<Item>>> = {
    paid: new Map(),
    plan: new Map(),
    free: new Map(),
  };

  add(entry: Entry<Item>): void {
    const { standing, account, isWaiting } = entry.demand;
    const row = this.#rows[standing].get(account) ?? [];
    const place = isWaiting ? row.findIndex(({ demand }) => !demand.isWaiting) : -1;
    row.splice(place < 0 ? row.length : place, 0, entry);
    this.#rows[standing].set(account, row);
  }

  /** Takes the first entry of the next account that may be served. */
  takeTurn(mayServe: (account: string) => boolean): Entry<Item> | undefined {
    for (const standing of standings) {
      const accounts = this.#rows[standing];
      const account = [...accounts.keys()].find(mayServe);
      if (account === undefined) continue;
      const entry = this.#take(standing, account, 0);
      const rest = accounts.get(account);
      if (rest) {
        accounts.delete(account);
        accounts.set(account, rest);
      }
      if (entry) return entry;
    }
    return undefined;
  }

  takeOut(isWanted: (item: Item) => boolean): Entry<Item> | undefined {
    for (const standing of standings) {
      for (const [account, row] of this.#rows[standing]) {
        const place = row.findIndex(({ item }) => isWanted(item));
        if (place >= 0) return this.#take(standing, account, place);
      }
    }
    return undefined;
  }

  drain(): Item[] {
    const left = standings.flatMap((standing) => [...this.#rows[standing].values()].flat().map(({ item }) => item));
    for (const standing of standings) this.#rows[standing].clear();
    return left;
  }

  #take(standing: FileDemand['standing'], account: string, place: number): Entry<Item> | undefined {
    const row = this.#rows[standing].get(account);
    const [entry] = row?.splice(place, 1) ?? [];
    if (row?.length === 0) this.#rows[standing].delete(account);
    return entry;
  }
}

/** Whether the first demand has priority over the other. */
function comesBefore(one: FileDemand, other: FileDemand): boolean {
  const difference = standings.indexOf(one.standing) - standings.indexOf(other.standing);
  return difference < 0 || (difference === 0 && one.isWaiting && !other.isWaiting);
}
