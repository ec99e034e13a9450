import { chakra } from '@chakra-ui/react';
import { formatMoney, type Money } from '#lib/money.ts';
import { Heading } from '#ui/Heading.tsx';
import { Timeline } from '#ui/Timeline.tsx';

interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  readonly amount: Money | null;
  readonly receivedAt: string;
  readonly failure: string | null;
}

/** Labels of event types; others are shown as stored. */
const typeWords: Readonly<Record<string, string>> = {
  'payment.failed': 'The payment was refused',
  'payment.refunded': 'Money went back',
  'payment.succeeded': 'The payment came in',
  'subscription.charged': 'A change of plan was charged',
  'subscription.ended': 'The subscription ended',
  'subscription.payment-failed': 'The renewal was refused',
  'subscription.renewed': 'The renewal was paid',
  'subscription.started': 'The first period was paid',
};

function titleOf({ type, amount }: ProviderEvent): string {
  const words = typeWords[type] ?? type;
  return amount === null ? words : `${words}: ${formatMoney(amount)}`;
}

/** Events reported by the payment provider, next to the shop's own states; hidden if there are none. */
export function ProviderEvents({ events }: { readonly events: readonly ProviderEvent[] }) {
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="provider-events">
      <Heading id="provider-events" size="card" marginBottom="4">
        From the payment provider
      </Heading>
      <Timeline
        label="Events of the payment provider"
        events={events.map((event) => ({
          id: event.id,
          at: event.receivedAt,
          title: titleOf(event),
          children: (
            <>
              {event.failure === null ? null : (
                <chakra.p color="accent">It has had no effect: {event.failure}</chakra.p>
              )}
              {event.id}
            </>
          ),
        }))}
      />
    </section>
  );
}
