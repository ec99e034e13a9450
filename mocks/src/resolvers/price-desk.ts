import { ReasonField } from '@halfdrop/domain';
import { price } from '../factories/money.ts';
import { assetPriceEntry, demoPriceBook, priceVersion } from '../factories/price-book.ts';
import type {
  ChangePriceInput,
  MutationResolvers,
  PricedKind,
  PriceEntry,
  PriceVersion,
  QueryResolvers,
} from '../generated/resolvers.ts';
import { paged } from '../paging.ts';
import { brokenRules, fieldRule } from '../rules.ts';
import type { Shop } from '../shop.ts';
import { notFound, versionConflict } from '../user-errors.ts';

const now = '2026-11-25T09:00:00.000Z';
/** Number of patterns with their own price; others can get one. */
const OWN_PRICES = 1;
const PATTERNS = 4;

/** The price book of the price desk. */
class MockedBook {
  readonly #entries = new Map<string, PriceEntry>();
  readonly #versions = new Map<string, PriceVersion[]>();

  constructor(entries: readonly PriceEntry[]) {
    for (const entry of entries) {
      this.#entries.set(entry.id, entry);
      this.#versions.set(entry.id, entry.version === 0 ? [] : [priceVersion({ price: entry.price })]);
    }
  }

  /** Finds an entry; a pattern may also be given by its asset ID. */
  find(kind: PricedKind, id: string): PriceEntry | undefined {
    return [...this.#entries.values()].find(
      (entry) => entry.kind === kind && (entry.id === id || entry.sku === id.toUpperCase()),
    );
  }

  list(isWanted: (entry: PriceEntry) => boolean): PriceEntry[] {
    return [...this.#entries.values()].filter(isWanted);
  }

  versionsOf({ id }: PriceEntry): PriceVersion[] {
    return (this.#versions.get(id) ?? []).toReversed();
  }

  add(entry: PriceEntry, change: ChangePriceInput): PriceEntry {
    const isPlanned = typeof change.startsAt === 'string';
    const version = priceVersion({
      version: entry.version + 1,
      price: change.price ? price(change.price.usd, change.price.inr) : null,
      reason: change.reason,
      startsAt: change.startsAt ?? now,
      createdAt: now,
      status: isPlanned ? 'PLANNED' : 'STARTED',
    });
    if (isPlanned) this.#cancel(entry);
    this.#versions.set(entry.id, [...this.versionsOf(entry).toReversed(), version]);
    return this.#put({
      ...entry,
      version: version.version,
      ...(isPlanned ? { planned: version } : { price: version.price }),
    });
  }

  cancel(entry: PriceEntry): PriceEntry {
    this.#cancel(entry);
    return this.#put({ ...entry, planned: null });
  }

  #cancel({ id, planned }: PriceEntry): void {
    const known = this.#versions.get(id) ?? [];
    this.#versions.set(
      id,
      known.map((each) => (each.version === planned?.version ? { ...each, status: 'CANCELED' } : each)),
    );
  }

  #put(entry: PriceEntry): PriceEntry {
    this.#entries.set(entry.id, entry);
    return entry;
  }
}

/** State and resolvers of the price desk, with its own price book. */
export function priceDeskState(shop: Shop): {
  readonly queries: QueryResolvers;
  readonly mutations: MutationResolvers;
} {
  const patterns = shop.scenario === 'empty' ? 0 : PATTERNS;
  const book = new MockedBook([
    ...demoPriceBook(),
    ...Array.from({ length: patterns }, (_, index) => assetPriceEntry(index, index < OWN_PRICES)),
  ]);
  return {
    queries: {
      adminPriceBook: (_root, _args, context) => {
        shop.demand(context, 'price.manage');
        return book.list(({ kind }) => kind !== 'ASSET');
      },
      adminOwnPrices: (_root, { page, limit }, context) => {
        shop.demand(context, 'price.manage');
        const own = book.list((entry) => entry.kind === 'ASSET' && entry.price !== null);
        return paged(own, page ?? 1, limit ?? 24);
      },
      adminPrice: (_root, { kind, id }, context) => {
        shop.demand(context, 'price.manage');
        const entry = book.find(kind, id);
        const [patternCount, cartCount] = kind === 'ASSET' ? [1, 2] : [143, 12];
        return entry ? { entry, patternCount, cartCount, versions: book.versionsOf(entry) } : null;
      },
    },
    mutations: {
      changePrice: (_root, { input }, context) => {
        shop.demand(context, 'price.manage');
        const entry = book.find(input.kind, input.id);
        if (!entry) return { entry: null, errors: [notFound('id')] };
        if (entry.version !== input.version) return { entry: null, errors: [versionConflict(entry.version)] };
        const isSame = (input.price?.usd ?? null) === (entry.price?.usd.minorUnits ?? null);
        const errors = brokenRules([
          fieldRule('reason', ReasonField, input.reason),
          [!isSame || typeof input.startsAt === 'string', 'price', 'This is its price already'],
        ]);
        return errors.length > 0 ? { entry: null, errors } : { entry: book.add(entry, input), errors };
      },
      cancelPlannedPrice: (_root, { input }, context) => {
        shop.demand(context, 'price.manage');
        const entry = book.find(input.kind, input.id);
        if (!entry?.planned) return { entry: null, errors: [notFound('id')] };
        if (entry.version !== input.version) return { entry: null, errors: [versionConflict(entry.version)] };
        return { entry: book.cancel(entry), errors: [] };
      },
    },
  };
}
