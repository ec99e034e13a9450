const refusals = {
  declined: 'Your card was declined. Please try another card.',
  'insufficient-funds': 'Your card has insufficient funds. Please try another card.',
} as const;

/** Message for a number that is not a test card. */
export const unknownCardWords = 'This is a test payment: please use one of the test cards.';

/** Message for a rejected confirmation. */
export const unconfirmedWords = 'The payment was not confirmed. Please try again.';

/** Returns the message for a declined card. */
export function refusalOf(behavior: keyof typeof refusals): string {
  return refusals[behavior];
}
