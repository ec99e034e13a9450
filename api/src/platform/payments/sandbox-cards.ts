/** What the sandbox does with a card. */
export type CardBehaviour = 'pays' | 'declined' | 'needs-confirmation' | 'unknown';

/** The usual test numbers, as the payment page lists them. */
export const testCards = [
  { number: '4242 4242 4242 4242', behaviour: 'pays', explanation: 'is paid at once' },
  { number: '4000 0000 0000 0002', behaviour: 'declined', explanation: 'is declined' },
  { number: '4000 0025 0000 3155', behaviour: 'needs-confirmation', explanation: 'asks for a confirmation' },
] as const;

/** What happens with the card of this number, however it is spaced. */
export function behaviourOf(number: string): CardBehaviour {
  const digits = number.replaceAll(/[\s-]/g, '');
  return testCards.find((card) => card.number.replaceAll(' ', '') === digits)?.behaviour ?? 'unknown';
}
