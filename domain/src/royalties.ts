import { portionOf, shareOf, splitByWeight, sumOf } from './money.ts';

/** How long before it takes effect a rate card is announced, in days. */
export const RATE_CARD_NOTICE_DAYS = 60;

const DAY = 86_400_000;

/** The first midnight (UTC) at which a rate card can take effect that is announced now. */
export function earliestRateCardStart(now: Date): Date {
  return new Date(Math.ceil((now.getTime() + RATE_CARD_NOTICE_DAYS * DAY) / DAY) * DAY);
}

/** The rate card that holds at an instant, of all there are, the oldest first. The first one holds before it began, too. */
export function rateCardAt<Card extends { readonly startsAt: string }>(
  cards: readonly Card[],
  at: Date,
): Card | undefined {
  return cards.findLast(({ startsAt }) => new Date(startsAt) <= at) ?? cards[0];
}

/** A pattern of an order, in US cents. */
export interface SoldItem {
  readonly priceCents: number;
  /** Its part of the order's discount. */
  readonly discountCents: number;
}

/** What was paid for a pattern: `net = price - discount`, before the fee of the payment provider. */
export function netOfSale({ priceCents, discountCents }: SoldItem): number {
  return priceCents - discountCents;
}

/** What a sale earns its studio: `round(net * rate)`, half up. */
export function saleRoyalty(basisPoints: number, item: SoldItem): number {
  return shareOf(netOfSale(item), basisPoints);
}

/** A pattern that a subscriber took within a period. Its studio is null where it is the shop's own. */
export interface Claim {
  readonly studioId: number | null;
  readonly claimedAt: Date;
}

/** What one studio, or the shop for its own patterns, gets of a subscriber's period. */
interface PeriodShare {
  readonly studioId: number | null;
  readonly patterns: number;
  readonly amountCents: number;
}

/**
 * Shares `round(net * rate)` of a period among those whose patterns the subscriber took in it:
 * `share = payable * patterns / all patterns`, rounded by the largest remainder, of equal ones whoever was taken from
 * first. The shares sum exactly to what is payable; of a period without claims, nothing is.
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
 * What of a period's net goes to each of those whose patterns were taken in it, in the order in which they were first.
 * Once money of it comes or goes, each gets what the net gives by then, less what it got before.
 */
export function periodShares(basisPoints: number, netCents: number, patterns: readonly number[]): number[] {
  return splitByWeight(shareOf(netCents, basisPoints), patterns);
}

/** What a line of royalties stands on, and how much of that has gone back to the buyer before and now. */
interface Reversal {
  readonly amountCents: number;
  readonly netCents: number;
  readonly refundedBeforeCents: number;
  readonly refundedNowCents: number;
}

/**
 * What a refund takes from a line: `round(amount * refunded / net)` after it less the same before it. However many
 * refunds there are, together they take exactly the line once all of the net has gone back, and never more.
 */
export function reversalOf({ amountCents, netCents, refundedBeforeCents, refundedNowCents }: Reversal): number {
  if (netCents === 0) return 0;
  const takenAt = (refundedCents: number) => portionOf(amountCents, Math.min(refundedCents, netCents), netCents);
  return takenAt(refundedBeforeCents + refundedNowCents) - takenAt(refundedBeforeCents);
}

/**
 * Shares a refund among patterns by what is left of the net of each, and returns what each gets: those it names first,
 * then the others. What is beyond all that was paid belongs to none of them.
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
