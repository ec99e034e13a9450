import type { PaymentCard } from '../payment-event.ts';

/** Behavior of a test card. */
type CardBehavior = 'pays' | 'declined' | 'insufficient-funds' | 'needs-confirmation' | 'fails-later';

interface TestCard {
  readonly number: string;
  readonly brand: string;
  readonly behavior: CardBehavior;
  readonly explanation: string;
}

/** Standard test cards, as listed on the payment page. */
export const testCards: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', brand: 'Visa', behavior: 'pays', explanation: 'is paid at once' },
  { number: '5555 5555 5555 4444', brand: 'Mastercard', behavior: 'pays', explanation: 'is paid at once' },
  { number: '4000 0000 0000 0002', brand: 'Visa', behavior: 'declined', explanation: 'is declined' },
  {
    number: '4000 0000 0000 9995',
    brand: 'Visa',
    behavior: 'insufficient-funds',
    explanation: 'has not enough money on it',
  },
  {
    number: '4000 0025 0000 3155',
    brand: 'Visa',
    behavior: 'needs-confirmation',
    explanation: 'asks for a confirmation (3-D Secure)',
  },
  {
    number: '4000 0000 0000 0341',
    brand: 'Visa',
    behavior: 'fails-later',
    explanation: 'is paid at once and refused at every renewal',
  },
];

/** Returns the test card with a number, ignoring spaces. */
export function testCardOf(number: string): TestCard | undefined {
  const digits = number.replaceAll(/[\s-]/g, '');
  return testCards.find((card) => digitsOf(card) === digits);
}

/** Returns the displayable card data. */
export function keptOf(card: TestCard): PaymentCard {
  return { brand: card.brand, last4: digitsOf(card).slice(-4) };
}

/** Returns whether the card with these last digits is declined after its first payment. */
export function isRefusedLater({ last4 }: PaymentCard): boolean {
  return testCards.some((card) => card.behavior === 'fails-later' && keptOf(card).last4 === last4);
}

function digitsOf({ number }: TestCard): string {
  return number.replaceAll(' ', '');
}
