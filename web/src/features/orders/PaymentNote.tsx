import { Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { PaymentMethod } from '#generated/types.ts';

const words: Record<PaymentMethod, string> = { CARD: 'Card', PAYPAL: 'PayPal', APPLE_PAY: 'Apple Pay' };
const eitherOf = new Intl.ListFormat('en', { type: 'disjunction' });

interface PaymentNoteProps {
  /** The payment methods on offer; empty while unknown. */
  readonly methods: readonly PaymentMethod[];
  /** Additional notes. */
  readonly children?: ReactNode;
}

/** How and where to pay, according to the shop's payment provider. */
export function PaymentNote({ methods, children }: PaymentNoteProps) {
  const by = methods.length > 0 ? ` by ${eitherOf.format(methods.map((method) => words[method]))},` : '';
  return (
    <Text color="ink.muted" fontSize="14px">
      Payment is{by} in US dollars, on the payment page that follows. {children}
    </Text>
  );
}
