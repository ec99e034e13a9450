import { planWithInterval } from '@halfdrop/domain';
import { useApolloClient } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { OwnSubscriptionDocument } from '#features/subscriptions/OwnSubscription.query.generated.ts';
import { SubscriptionFacts } from '#features/subscriptions/SubscriptionFacts.tsx';
import type { SubscriptionSession_SessionFragment } from '#features/subscriptions/SubscriptionSession.fragment.generated.ts';
import { LinkButton } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Heading } from '#ui/Heading.tsx';
import { CheckIcon } from '#ui/icons.tsx';

const Features = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    paddingTop: '5',
    borderTop: '1px solid',
    borderColor: 'line',
    listStyle: 'none',
    '& li': { display: 'flex', gap: '2', alignItems: 'flex-start' },
    '& svg': { flexShrink: 0, marginTop: '5px', color: 'success' },
  },
});
const Links = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });

/** Refetches what depends on the new plan. */
function useFreshSubscription(): void {
  const client = useApolloClient();
  useEffect(() => {
    client
      .query({ query: OwnSubscriptionDocument, fetchPolicy: 'network-only' })
      .catch((cause: unknown) => console.info('The subscription is read again later.', cause));
  }, [client]);
}

/** An active plan after payment: what it is, its benefits, and where to start. */
export function ConfirmedPlan({ session }: { readonly session: SubscriptionSession_SessionFragment }) {
  useFreshSubscription();
  const { plan, subscription, receiptEmail } = session;
  return (
    <chakra.div maxWidth="56rem" marginInline="auto" display="grid" gap="8">
      <div role="status">
        <Heading as="h1" size="page">
          Order Confirmed!
        </Heading>
        <chakra.p marginTop="4" color="ink.muted" fontSize="18px">
          Your plan has begun. The confirmation goes to {receiptEmail}.
        </chakra.p>
      </div>
      <Card aria-labelledby="confirmed-plan" display="grid" gap="6">
        <Heading as="h2" id="confirmed-plan" size="card">
          {planWithInterval(plan)}
        </Heading>
        {subscription ? <SubscriptionFacts subscription={subscription} /> : null}
        <Features aria-label="What the plan gives">
          {plan.features.map((feature) => (
            <li key={feature}>
              <CheckIcon size={16} /> {feature}
            </li>
          ))}
        </Features>
      </Card>
      <section aria-labelledby="next">
        <Heading as="h2" id="next" size="card" marginBottom="4">
          What's Next?
        </Heading>
        <Links>
          <LinkButton to="/products">Browse Patterns</LinkButton>
          <LinkButton to="/profile?tab=subscription" variant="outline">
            Your subscription
          </LinkButton>
        </Links>
      </section>
    </chakra.div>
  );
}
