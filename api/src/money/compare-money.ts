import type { ProviderMoney } from '../payments/provider-money.ts';
import type { BookedMoney, FoundDifference } from './reconciliation.repository.ts';

interface Compared {
  readonly theirs: readonly ProviderMoney[];
  readonly ours: readonly BookedMoney[];
  /** Upper bound: more recent money may not have reached the other side yet. */
  readonly settledBefore: Date;
  /** Lower bound: bookings before it may belong to payments before the provider's list starts. */
  readonly bookedFrom: Date;
}

/** Returns money missing on either side or with different amounts, oldest first. */
export function compareMoney({ theirs, ours, settledBefore, bookedFrom }: Compared): FoundDifference[] {
  const booked = new Map(ours.map((each) => [nameOf(each), each]));
  const known = new Set(theirs.map(nameOf));
  const ofTheirs = theirs
    .filter(({ at }) => at < settledBefore)
    .flatMap((each) => differenceOf(each, booked.get(nameOf(each))) ?? []);
  const ofOurs = ours
    .filter((each) => !known.has(nameOf(each)) && each.posted_at >= bookedFrom && each.posted_at < settledBefore)
    .map(missingThere);
  return [...ofTheirs, ...ofOurs].toSorted((left, right) => left.happened_at.getTime() - right.happened_at.getTime());
}

const nameOf = ({ kind, reference }: Pick<ProviderMoney, 'kind' | 'reference'>) => `${kind} ${reference}`;

function differenceOf(their: ProviderMoney, our: BookedMoney | undefined): FoundDifference | null {
  if (our && our.cents === their.amountCents) return null;
  return {
    difference: our ? 'other-amount' : 'missing-here',
    kind: their.kind,
    reference: their.reference,
    their_cents: their.amountCents,
    our_cents: our?.cents ?? null,
    ledger_key: our?.ledger_key ?? null,
    order_number: our?.order_number ?? null,
    happened_at: their.at,
  };
}

function missingThere(our: BookedMoney): FoundDifference {
  return {
    difference: 'missing-there',
    kind: our.kind,
    reference: our.reference,
    their_cents: null,
    our_cents: our.cents,
    ledger_key: our.ledger_key,
    order_number: our.order_number,
    happened_at: our.posted_at,
  };
}
