const refusals = {
  declined: 'Your card was declined. Please try another card.',
  'insufficient-funds': 'Your card has insufficient funds. Please try another card.',
} as const;

/** What is said when a number is none of the test cards. */
export const unknownCardWords = 'This is a test payment: please use one of the test cards.';

/** What is said when the confirmation was refused. */
export const unconfirmedWords = 'The payment was not confirmed. Please try again.';

/** What is said when a card is refused. */
export function refusalOf(behavior: keyof typeof refusals): string {
  return refusals[behavior];
}
