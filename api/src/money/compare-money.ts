import type { ProviderMoney } from '../payments/provider-money.ts';
import type { BookedMoney, FoundDifference } from './reconciliation.repository.ts';

interface Compared {
  readonly theirs: readonly ProviderMoney[];
  readonly ours: readonly BookedMoney[];
  /** Money that came about later may still be on its way to the other side. */
  readonly settledBefore: Date;
  /** What was booked before may have come about before what the provider was asked for. */
  readonly bookedFrom: Date;
}

/** What the provider has and the books have not, the reverse, and where both have different amounts; the oldest first. */
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
