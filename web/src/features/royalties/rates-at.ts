import { rateCardAt } from '@halfdrop/domain';
import type { RateCard_CardFragment } from './RateCard.fragment.generated.ts';

type Card = RateCard_CardFragment;

/** Returns the card in force at an instant, the upcoming ones, and the previous ones, newest first. */
export function ratesAt(
  cards: readonly Card[],
  now: Date,
): { readonly current: Card | undefined; readonly announced: readonly Card[]; readonly past: readonly Card[] } {
  const current = rateCardAt(cards, now);
  const isAfter = ({ version }: Card) => current !== undefined && version > current.version;
  const isBefore = ({ version }: Card) => current !== undefined && version < current.version;
  return { current, announced: cards.filter(isAfter), past: cards.filter(isBefore).toReversed() };
}
