import { type Price, PRICED_KINDS, type PricedKind } from '@halfdrop/domain';
import * as v from 'valibot';
import type { Trx } from '../../database.ts';
import type { Foundation } from '../../domain-module.ts';
import type { WantedPage } from '../../platform/database/read-page.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { invalidField, Problem } from '../../platform/http/problem.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import type { SearchIndex } from '../../search/search-index.ts';
import type { Audit, AuditAuthor } from '../../staff/audit.ts';
import type {
  PriceBookDto,
  PriceCancellation,
  PriceChange,
  PriceDetailsDto,
  PriceEntryDto,
  PriceEntryPageDto,
} from './price-desk.contract.ts';
import {
  countTouched,
  endPlanned,
  findPlanned,
  findVersions,
  insertVersion,
  lockPrice,
  type Priced,
  type PriceEntryRow,
  readBook,
  readOwnPrices,
  storePrice,
} from './price-desk.repository.ts';
import { entryNow, entryOf, pricedBy, type PriceName, priceOf, toEntries, toVersion } from './price-entries.ts';

/** Job that starts a planned price on its date. */
export const startPriceJob = 'catalog.start-price';

const StartingPrice = v.object({ kind: v.picklist(PRICED_KINDS), key: v.string() });

/** Price book operations for staff. */
export interface PriceDesk {
  book(): Promise<PriceBookDto>;
  ownPrices(wanted: WantedPage): Promise<PriceEntryPageDto>;
  /** @throws not_found, as do the changes */
  one(kind: PricedKind, id: string): Promise<PriceDetailsDto>;
  /** @throws version_conflict, validation_failed */
  change(by: AuditAuthor, named: PriceName, change: PriceChange): Promise<PriceEntryDto>;
  /** @throws version_conflict, not_found if nothing is planned */
  cancel(by: AuditAuthor, named: PriceName, cancellation: PriceCancellation): Promise<PriceEntryDto>;
  /** Starts a price whose date has come; `payload` is a job's. */
  startPlanned(payload: unknown): Promise<void>;
}

interface PriceDeskNeeds extends Pick<Foundation, 'db' | 'clock'> {
  readonly audit: Audit;
  readonly searchIndex: Pick<SearchIndex, 'reprice'>;
}

/** Creates the desk. */
export function createPriceDesk(needs: PriceDeskNeeds): PriceDesk {
  const { db, clock } = needs;
  return {
    book: async () => ({ entries: await toEntries(db, await readBook(db)) }),
    async ownPrices(wanted) {
      const { rows, pagination } = await readOwnPrices(db, wanted);
      return { entries: await toEntries(db, rows), pagination };
    },
    async one(kind, id) {
      const priced = await pricedBy(db, { kind, id });
      const entry = await entryNow(db, priced);
      const { patterns, carts } = await countTouched(db, priced);
      const versions = await findVersions(db, priced);
      return { entry, patternCount: patterns, cartCount: carts, versions: versions.map(toVersion) };
    },
    change: (by, named, change) => changePrice(needs, by, named, change),
    cancel: (by, named, cancellation) => cancelPlanned(needs, by, named, cancellation),
    async startPlanned(payload) {
      const priced = v.parse(StartingPrice, payload);
      await inTransaction(db, async (trx) => {
        await lockPrice(trx, priced);
        const planned = (await findPlanned(trx, [priced.key])).find(({ kind }) => kind === priced.kind);
        // A price planned for later in its place has its own job.
        if (!planned || planned.starts_at > clock.now()) return;
        await endPlanned(trx, priced, 'started');
        await putInForce(trx, needs, priced, priceOf(planned));
      });
    },
  };
}

function changePrice(
  needs: PriceDeskNeeds,
  by: AuditAuthor,
  named: PriceName,
  { price, startsAt, reason, version }: PriceChange,
): Promise<PriceEntryDto> {
  const { db, clock, audit } = needs;
  return inTransaction(db, async (trx) => {
    const before = await lockedEntry(trx, named, version);
    const now = clock.now();
    const starts = startsAt === null ? now : new Date(startsAt);
    const isPlanned = startsAt !== null;
    if (isPlanned && starts <= now) throw invalidField('startsAt', 'Choose a future day');
    refuseUnfit(before, price, isPlanned);
    if (isPlanned) await endPlanned(trx, before, 'canceled');
    const amounts = { usd_cents: price?.usd ?? null, inr_paise: price?.inr ?? null };
    await insertVersion(trx, {
      kind: before.kind,
      key: before.key,
      version: version + 1,
      ...amounts,
      reason,
      starts_at: starts,
      created_at: now,
      status: isPlanned ? 'planned' : 'started',
    });
    if (isPlanned) await addJob(trx, startPriceJob, { kind: before.kind, key: before.key }, { runAt: starts });
    else await putInForce(trx, needs, before, price);
    await audit.record(trx, {
      by,
      action: 'price.manage',
      subject: { kind: `${before.kind}-price`, id: before.key },
      before: { usdCents: before.usd, inrPaise: before.inr, version },
      after: {
        usdCents: amounts.usd_cents,
        inrPaise: amounts.inr_paise,
        version: version + 1,
        startsAt: starts.toISOString(),
      },
      why: reason,
    });
    return entryNow(trx, before);
  });
}

function cancelPlanned(
  { db, audit }: PriceDeskNeeds,
  by: AuditAuthor,
  named: PriceName,
  { reason, version }: PriceCancellation,
): Promise<PriceEntryDto> {
  return inTransaction(db, async (trx) => {
    const entry = await lockedEntry(trx, named, version);
    const canceled = await endPlanned(trx, entry, 'canceled');
    if (!canceled) throw new Problem('not_found', { message: 'There is no planned price any more.' });
    await audit.record(trx, {
      by,
      action: 'price.manage',
      subject: { kind: `${entry.kind}-price`, id: entry.key },
      before: {
        usdCents: canceled.usd_cents,
        inrPaise: canceled.inr_paise,
        version: canceled.version,
        startsAt: canceled.starts_at.toISOString(),
      },
      after: null,
      why: reason,
    });
    return entryNow(trx, entry);
  });
}

/** Puts a price into effect, updating listings, the search index and what is sold. */
async function putInForce(
  trx: Trx,
  { searchIndex }: Pick<PriceDeskNeeds, 'searchIndex'>,
  priced: Priced,
  price: Price | null,
): Promise<void> {
  await storePrice(trx, priced, price);
  if (priced.kind === 'category') await searchIndex.reprice(trx, { categoryId: Number(priced.key) });
  if (priced.kind === 'asset') await searchIndex.reprice(trx, { assetId: priced.key });
}

/** @throws validation_failed */
function refuseUnfit(entry: PriceEntryRow, price: Price | null, isPlanned: boolean): void {
  if (entry.is_free) throw invalidField('price', 'This pattern is free: it has no price of its own');
  if (price === null && entry.kind !== 'asset') throw invalidField('price', 'Please enter a price in both currencies');
  if (price !== null && entry.kind !== 'surcharge' && (price.usd === 0 || price.inr === 0)) {
    throw invalidField('price', 'A price is more than 0 in both currencies');
  }
  const isSame = (price?.usd ?? null) === entry.usd && (price?.inr ?? null) === entry.inr;
  if (isSame && !isPlanned) throw invalidField('price', 'This is its price already');
}

/** @throws not_found, version_conflict */
async function lockedEntry(trx: Trx, named: PriceName, version: number): Promise<PriceEntryRow> {
  const priced = await pricedBy(trx, named);
  await lockPrice(trx, priced);
  const entry = await entryOf(trx, priced);
  if (entry.version !== version) throw new Problem('version_conflict', { data: { currentVersion: entry.version } });
  return entry;
}
