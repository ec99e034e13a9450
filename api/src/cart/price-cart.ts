import type { AssetDto } from '../catalog/catalog.contract.ts';
import type { DbOrTrx } from '../platform/database/database.ts';
import type { Price } from '../platform/money/price.ts';
import { totalsOf, zeroPrice } from '../platform/money/totals.ts';
import type { BuyableLicense, CartDto } from './cart.contract.ts';
import type { AssetPrices, HeldLicenses, SellableCatalog } from './cart.ports.ts';
import type { StoredLine, UsableCoupon } from './cart.repository.ts';

/** A line with everything its price depends on. */
export interface PricedLine {
  readonly id: string;
  readonly asset: AssetDto;
  readonly license: BuyableLicense;
  /** Null while there is no price; zero for what is owned already. */
  readonly price: Price | null;
  readonly isOwned: boolean;
}

/** Lines as they can be bought, and those that cannot any more. */
export interface PricedLines {
  readonly lines: readonly PricedLine[];
  readonly goneAssetIds: readonly string[];
  /** Sentences about what was left out. */
  readonly goneNotices: readonly string[];
}

interface PricingSources {
  readonly catalog: SellableCatalog;
  readonly held: HeldLicenses;
}

/** Looks up assets, prices and what is owned for lines, all over the given connection. */
export async function priceLines(
  db: DbOrTrx,
  sources: PricingSources,
  userId: string | null,
  stored: readonly StoredLine[],
): Promise<PricedLines> {
  const ids = stored.map(({ assetId }) => assetId);
  const assets = await sources.catalog.assetsByIds(ids, { db, withWithdrawn: true });
  const prices = await sources.catalog.priceList(ids, db);
  const held = userId === null ? new Set<string>() : await sources.held.heldKeys(db, userId, ids);
  const lines: PricedLine[] = [];
  const gone: StoredLine[] = [];
  for (const line of stored) {
    const asset = assets.get(line.assetId);
    const assetPrices = prices.get(line.assetId);
    if (!asset || assetPrices === undefined) {
      gone.push(line);
      continue;
    }
    const isOwned = held.has(`${line.assetId}:${line.license}`);
    const price = isOwned ? zeroPrice : priceUnder(assetPrices, line.license);
    lines.push({ id: line.id, asset, license: line.license, price, isOwned });
  }
  const goneNotices = gone.map(
    ({ assetId }) => `${assets.get(assetId)?.title ?? 'A saved pattern'} is no longer available and was left out.`,
  );
  return { lines, goneAssetIds: gone.map(({ assetId }) => assetId), goneNotices };
}

function priceUnder(prices: AssetPrices | null, license: BuyableLicense): Price | null {
  return prices === null ? null : prices[license];
}

/** The cart as its owner sees it. */
export function toCart(
  id: string,
  { lines, goneNotices }: PricedLines,
  coupon: UsableCoupon | null,
  extraNotices: readonly string[] = [],
): CartDto {
  const totals = totalsOf(
    lines.map(({ price }) => price ?? zeroPrice),
    coupon?.discountBasisPoints ?? 0,
  );
  return {
    id,
    totalItems: lines.length,
    items: lines.map((line) => ({ id: line.id, asset: line.asset, license: line.license, price: line.price })),
    ...totals,
    coupon,
    notices: [...goneNotices, ...obstacles(lines), ...extraNotices],
  };
}

/** Why these lines cannot be checked out as they are; empty when they can. */
export function obstacles(lines: readonly PricedLine[]): string[] {
  if (lines.length > 0 && lines.every(({ isOwned }) => isOwned)) return ['You already own everything in this cart.'];
  return lines
    .filter(({ price }) => price === null)
    .map(({ asset }) => `${asset.title} has no price yet and cannot be bought.`);
}
