import type { DbOrTrx } from '../../database.ts';
import type { Foundation } from '../../domain-module.ts';
import type { WantedPage } from '../../platform/database/read-page.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { invalidField, Problem } from '../../platform/http/problem.ts';
import { publicAssetId } from '@halfdrop/domain';
import type { AuditFacts } from '../../staff/audit-facts.ts';
import type { Audit, AuditAuthor } from '../../staff/audit.ts';
import type { PinInput, SearchPinDto, SearchPinPageDto } from './pins.contract.ts';
import { deletePin, findPinned, lockPin, type PinRow, putPin, readPins } from './pins.repository.ts';

/** Pinned search results, for staff. */
export interface PinDesk {
  list(text: string, wanted: WantedPage): Promise<SearchPinPageDto>;
  /** @throws validation_failed for patterns that are not on sale */
  save(by: AuditAuthor, pin: PinInput): Promise<SearchPinDto>;
  /** @throws not_found */
  remove(by: AuditAuthor, words: string): Promise<SearchPinDto>;
}

interface PinDeskNeeds extends Pick<Foundation, 'db'> {
  readonly audit: Audit;
}

/** Creates the desk. */
export function createPinDesk({ db, audit }: PinDeskNeeds): PinDesk {
  return {
    async list(text, wanted) {
      const { rows, pagination } = await readPins(db, text, wanted);
      return { pins: await toPins(db, rows), pagination };
    },

    save: (by, { words, assetIds: skus, endsOn }) =>
      inTransaction(db, async (trx) => {
        const found = new Map((await findPinned(trx, { skus })).map(({ sku, id }) => [sku, id]));
        const missing = skus.find((sku) => !found.has(sku));
        if (missing !== undefined) {
          throw invalidField('assetIds', `No pattern on sale has the asset ID ${publicAssetId(missing)}`);
        }
        const before = await lockPin(trx, words);
        const pin = { words, asset_ids: skus.flatMap((sku) => found.get(sku) ?? []), ends_on: endsOn };
        await putPin(trx, pin);
        await audit.record(trx, {
          by,
          action: 'search.manage',
          subject: { kind: 'pin', id: words },
          before: before ? factsOf(before) : null,
          after: factsOf(pin),
          why: '',
        });
        return toPin(trx, pin);
      }),

    remove: (by, words) =>
      inTransaction(db, async (trx) => {
        const before = await lockPin(trx, words);
        if (!before) throw new Problem('not_found', { message: 'No patterns are pinned for these words.' });
        await deletePin(trx, words);
        await audit.record(trx, {
          by,
          action: 'search.manage',
          subject: { kind: 'pin', id: words },
          before: factsOf(before),
          after: null,
          why: '',
        });
        return toPin(trx, before);
      }),
  };
}

function factsOf({ asset_ids: assetIds, ends_on: endsOn }: PinRow): AuditFacts {
  return { assetIds, endsOn };
}

async function toPin(db: DbOrTrx, row: PinRow): Promise<SearchPinDto> {
  const [pin] = await toPins(db, [row]);
  if (!pin) throw new Error('one pin gives one answer');
  return pin;
}

async function toPins(db: DbOrTrx, rows: readonly PinRow[]): Promise<SearchPinDto[]> {
  const ids = rows.flatMap((row) => row.asset_ids);
  const known = new Map((ids.length === 0 ? [] : await findPinned(db, { ids })).map((each) => [each.id, each]));
  return rows.map(({ words, asset_ids: assetIds, ends_on: endsOn }) => ({
    words,
    endsOn,
    patterns: assetIds.flatMap((id) => {
      const pattern = known.get(id);
      return pattern
        ? [{ id, skuId: String(pattern.sku), title: pattern.title, isOnSale: pattern.status === 'approved' }]
        : [];
    }),
  }));
}
