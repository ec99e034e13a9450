import { portionOf, shareOf, splitByWeight, sumOf } from './money.ts';

/** Minimum notice before a rate card takes effect, in days. */
export const RATE_CARD_NOTICE_DAYS = 60;

const DAY = 86_400_000;

/** Returns the first midnight (UTC) at which a rate card announced now can take effect. */
export function earliestRateCardStart(now: Date): Date {
  return new Date(Math.ceil((now.getTime() + RATE_CARD_NOTICE_DAYS * DAY) / DAY) * DAY);
}

/**
 * Returns the rate card in effect at an instant, given all cards, oldest first. The first card also applies to earlier
 * instants.
 */
export function rateCardAt<Card extends { readonly startsAt: string }>(
  cards: readonly Card[],
  at: Date,
): Card | undefined {
  return cards.findLast(({ startsAt }) => new Date(startsAt) <= at) ?? cards[0];
}

/** A line of an order, in US cents. */
export interface SoldItem {
  readonly priceCents: number;
  /** The line's part of the order's discount. */
  readonly discountCents: number;
}

/** Returns the net of a line: `net = price - discount`, before the payment provider's fee. */
export function netOfSale({ priceCents, discountCents }: SoldItem): number {
  return priceCents - discountCents;
}

/** Returns the royalty of a sale: `round(net * rate)`, half up. */
export function saleRoyalty(basisPoints: number, item: SoldItem): number {
  return shareOf(netOfSale(item), basisPoints);
}

/** A pattern claimed by a subscriber within a period. `studioId` is null if the pattern is the shop's own. */
export interface Claim {
  readonly studioId: number | null;
  readonly claimedAt: Date;
}

/** The share of a subscriber's period that goes to one studio, or to the shop for its own patterns. */
interface PeriodShare {
  readonly studioId: number | null;
  readonly patterns: number;
  readonly amountCents: number;
}

/**
 * Splits `round(net * rate)` of a period among the owners of the claimed patterns: `share = payable * patterns / all
 * patterns`, rounded by the largest remainder, ties going to the earliest claim. Shares sum exactly to the payable
 * amount; a period without claims pays nothing.
 */
export function splitPeriod(basisPoints: number, netCents: number, claims: readonly Claim[]): PeriodShare[] {
  const inOrder = claims.toSorted((left, right) => left.claimedAt.getTime() - right.claimedAt.getTime());
  const patterns = new Map<number | null, number>();
  for (const { studioId } of inOrder) patterns.set(studioId, (patterns.get(studioId) ?? 0) + 1);
  const shares = periodShares(basisPoints, netCents, [...patterns.values()]);
  return [...patterns].map(([studioId, count], index) => ({
    studioId,
    patterns: count,
    amountCents: shares[index] ?? 0,
  }));
}

/**
 * Returns each owner's share of a period's net, ordered by first claim. When the net changes later, each owner receives
 * the share of the new net less what was already paid.
 */
export function periodShares(basisPoints: number, netCents: number, patterns: readonly number[]): number[] {
  return splitByWeight(shareOf(netCents, basisPoints), patterns);
}

/** A royalty line to reverse, and how much of its net was refunded before and now. */
interface Reversal {
  readonly amountCents: number;
  readonly netCents: number;
  readonly refundedBeforeCents: number;
  readonly refundedNowCents: number;
}

/**
 * Returns the amount a refund takes from a line: `round(amount * refunded / net)` after it, less the same before it.
 * Any number of refunds together take exactly the whole line once all of the net is refunded, and never more.
 */
export function reversalOf({ amountCents, netCents, refundedBeforeCents, refundedNowCents }: Reversal): number {
  if (netCents === 0) return 0;
  const takenAt = (refundedCents: number) => portionOf(amountCents, Math.min(refundedCents, netCents), netCents);
  return takenAt(refundedBeforeCents + refundedNowCents) - takenAt(refundedBeforeCents);
}

/**
 * Splits a refund among patterns by the remaining net of each: named patterns first, then the others. Any excess over
 * everything paid is assigned to none.
 */
export function shareRefund(
  refundCents: number,
  items: ReadonlyArray<{ readonly leftCents: number; readonly isNamed: boolean }>,
): number[] {
  const named = items.map(({ leftCents, isNamed }) => (isNamed ? leftCents : 0));
  const others = items.map(({ leftCents, isNamed }) => (isNamed ? 0 : leftCents));
  const toNamed = Math.min(refundCents, sumOf(named));
  const toOthers = Math.min(refundCents - toNamed, sumOf(others));
  const first = splitByWeight(toNamed, named);
  const rest = splitByWeight(toOthers, others);
  return items.map((_, index) => (first[index] ?? 0) + (rest[index] ?? 0));
}
