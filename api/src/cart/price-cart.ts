import { dollars, LICENSES, type BuyableLicense, type Price, sumPrices, totalsOf, zeroPrice } from '@halfdrop/domain';
import type { AssetDto } from '../catalog/catalog.contract.ts';
import { earlyAccessWords, type EarlyAccess } from '../catalog/early-access.ts';
import type { PaletteDto } from '../catalog/palettes.contract.ts';
import { isOffered, paletteOf } from '../catalog/palettes.ts';
import type { DbOrTrx } from '../database.ts';
import type { CartDto } from './cart.contract.ts';
import type { AssetOffer, AssetPrices, HeldLicenses, SellableCatalog } from './cart.ports.ts';
import type { StoredLine } from './cart.repository.ts';
import type { CouponLine } from './coupon-rules.ts';
import type { CouponResult } from './coupons.service.ts';

/** A line with everything its price depends on. */
export interface PricedLine {
  readonly id: string;
  readonly asset: AssetDto;
  readonly license: BuyableLicense;
  /** Null for the original colors. */
  readonly palette: PaletteDto | null;
  /** Null if not priced; zero if already owned; the difference for an upgrade. */
  readonly price: Price | null;
  readonly isOwned: boolean;
  /** Whether any license of the pattern is held. */
  readonly isHeld: boolean;
  /** Whether the extended license replaces a standard one already held. */
  readonly isUpgrade: boolean;
  /** When it can be bought; null if already possible. */
  readonly opensAt: string | null;
  /** Price of the license when added and now, in US cents; null if unchanged or unknown. */
  readonly repricing: { readonly from: number; readonly to: number } | null;
}

/** Lines that can be bought, and those no longer for sale. */
export interface PricedLines {
  readonly lines: readonly PricedLine[];
  readonly goneAssetIds: readonly string[];
  /** Messages about the lines left out. */
  readonly goneNotices: readonly string[];
}

/** Data sources of cart pricing. */
export interface PricingSources {
  readonly catalog: SellableCatalog;
  readonly held: HeldLicenses;
  readonly earlyAccess: Pick<EarlyAccess, 'closedTo'>;
}

/**
 * Loads assets, prices and held licenses of lines, all on the given connection; entries of `known` are not reloaded.
 */
export async function priceLines(
  db: DbOrTrx,
  sources: PricingSources,
  userId: string | null,
  stored: readonly StoredLine[],
  known: ReadonlyMap<string, AssetOffer> = new Map(),
): Promise<PricedLines> {
  const ids = stored.map(({ assetId }) => assetId);
  const unread = ids.filter((id) => !known.has(id));
  const offers = unread.length === 0 ? known : new Map([...known, ...(await sources.catalog.offers(unread, db))]);
  const held = userId === null ? new Set<string>() : await sources.held.heldKeys(db, userId, ids);
  const assets = ids.flatMap((id) => offers.get(id)?.asset ?? []);
  const closed = await sources.earlyAccess.closedTo(db, userId, assets);
  const lines: PricedLine[] = [];
  const gone: StoredLine[] = [];
  for (const line of stored) {
    const offer = offers.get(line.assetId);
    const { asset, prices: assetPrices } = offer ?? {};
    if (!asset || assetPrices === undefined || !isOffered(asset, line.palette)) {
      gone.push(line);
      continue;
    }
    const isOwned = held.has(`${line.assetId}:${line.license}`);
    const isUpgrade = !isOwned && isUpgradeFor(held, line);
    const price = isOwned ? zeroPrice : priceOf(assetPrices, line.license, isUpgrade);
    const palette = line.palette === asset.recolor?.palette ? null : paletteOf(line.palette);
    const opensAt = !isOwned && closed.has(line.assetId) ? asset.opensAt : null;
    // A broader license includes the narrower ones.
    const isHeld = held.has(`${line.assetId}:${LICENSES[0]}`);
    const repricing = isOwned ? null : repricingOf(line, assetPrices);
    const { id, license } = line;
    lines.push({ id, asset, license, palette, price, isOwned, isHeld, isUpgrade, opensAt, repricing });
  }
  const goneNotices = gone.map(
    ({ assetId }) =>
      `${offers.get(assetId)?.asset.title ?? 'A saved pattern'} is no longer available and was left out.`,
  );
  return { lines, goneAssetIds: gone.map(({ assetId }) => assetId), goneNotices };
}

function repricingOf({ license, putInAtCents: from }: StoredLine, prices: AssetPrices | null): PricedLine['repricing'] {
  const to = prices?.[license].usd ?? null;
  return from === null || to === null || from === to ? null : { from, to };
}

/**
 * Returns whether a license upgrades a standard one of the same pattern, given the held licenses as `assetId:license`.
 */
export function isUpgradeFor(
  held: ReadonlySet<string>,
  { assetId, license }: { readonly assetId: string; readonly license: BuyableLicense },
): boolean {
  return license === 'extended' && held.has(`${assetId}:standard`);
}

/** Returns the price of a license, or the difference to the standard one for an upgrade; null if not priced. */
export function priceOf(prices: AssetPrices | null, license: BuyableLicense, isUpgrade: boolean): Price | null {
  if (prices === null) return null;
  if (!isUpgrade) return prices[license];
  const { standard, extended } = prices;
  return { usd: Math.max(extended.usd - standard.usd, 0), inr: Math.max(extended.inr - standard.inr, 0) };
}

/** Returns the lines relevant to coupons: those with a price above zero. */
export function couponLines(lines: readonly PricedLine[]): CouponLine[] {
  return lines.flatMap(({ asset, price, isOwned }) =>
    price === null || isOwned ? [] : [{ price, categoryId: asset.category.id, isPremium: asset.isPremium }],
  );
}

/** Converts to the view of the cart; a coupon that does not apply includes the reason. */
export function toCart(
  id: string,
  { lines, goneNotices }: PricedLines,
  result: CouponResult | null,
  extraNotices: readonly string[] = [],
): CartDto {
  const isCounting = result?.kind === 'counts';
  const totals = totalsOf(
    lines.map(({ price }) => price ?? zeroPrice),
    isCounting ? sumPrices(result.discounts) : zeroPrice,
  );
  return {
    id,
    totalItems: lines.length,
    items: lines.map(({ id: lineId, asset, license, palette, price, isHeld, opensAt }) => ({
      id: lineId,
      asset,
      license,
      palette,
      price,
      isHeld,
      opensAt,
    })),
    ...totals,
    coupon: isCounting ? result.coupon : null,
    notices: [
      ...goneNotices,
      ...repricings(lines),
      ...obstacles(lines),
      ...(result?.kind === 'refused' ? [result.reason] : []),
      ...extraNotices,
    ],
  };
}

/** Returns messages about lines whose price has changed since they were added. */
function repricings(lines: readonly PricedLine[]): string[] {
  return lines.flatMap(({ asset, license, repricing }) => {
    if (repricing === null) return [];
    const what = license === 'standard' ? asset.title : `${asset.title} with the ${license} licence`;
    const [from, to] = [dollars(repricing.from), dollars(repricing.to)];
    return [`The price of ${what} has changed from ${from} to ${to} since you put it in your bag.`];
  });
}

/** Returns why the lines cannot be checked out; empty when they can. */
export function obstacles(lines: readonly PricedLine[]): string[] {
  if (lines.length > 0 && lines.every(({ isOwned }) => isOwned)) return ['You already own everything in this cart.'];
  return lines.flatMap((line) => obstacle(line) ?? []);
}

/**
 * Returns why a line cannot be bought. Free patterns are obtained as free downloads under a personal license instead.
 */
function obstacle({ asset, price, isOwned, opensAt }: PricedLine): string | null {
  const { title } = asset;
  if (opensAt !== null) return earlyAccessWords(asset);
  if (price === null) return `${title} has no price yet and cannot be bought.`;
  if (price.usd > 0 || isOwned) return null;
  return `${title} is free: take it with Free Download on its page, or with the extended licence here.`;
}
