import { planName } from '@halfdrop/domain';
import { chakra, Grid } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import { checkoutAddress, paidWords } from '#features/subscriptions/plan-words.ts';
import { SubscribeBox } from '#features/subscriptions/SubscribeBox.tsx';
import { formatMoney } from '#lib/money.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { LinkButton } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Heading } from '#ui/Heading.tsx';
import { ErrorState } from '#ui/StateNotice.tsx';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
import { useCheckoutPlansQuery } from './CheckoutPlans.query.generated.ts';
import { PlanChoice } from './PlanChoice.tsx';
import type { PlanChoice_PlanFragment } from './PlanChoice.fragment.generated.ts';

const Columns = chakra(Grid, {
  base: { gridTemplateColumns: { base: '1fr', lg: '1fr 400px' }, gap: { base: '8', lg: '18' }, alignItems: 'start' },
});

function Summary({ plan }: { plan: PlanChoice_PlanFragment | undefined }) {
  return (
    <Card aria-labelledby="plan-summary">
      <Heading as="h2" id="plan-summary" size="card" marginBottom="4">
        {plan ? planName(plan) : 'No plan chosen'}
      </Heading>
      {plan ? (
        <>
          <chakra.p fontWeight="semibold" fontVariantNumeric="tabular-nums">
            {paidWords(plan)}
          </chakra.p>
          {plan.listPrice ? <p>instead of {formatMoney(plan.listPrice)}</p> : null}
          <chakra.p marginBlock="4" color="ink.muted" fontSize="15px">
            {plan.features.join(' · ')}
          </chakra.p>
        </>
      ) : (
        <chakra.p marginBottom="4">Choose one to see what it costs and gives.</chakra.p>
      )}
      <chakra.div display="grid" gap="3" marginTop="5">
        {plan ? <SubscribeBox key={plan.id} plan={plan} /> : null}
        <LinkButton to="/pricing" variant={plan ? 'link' : 'outline'}>
          Compare the plans
        </LinkButton>
      </chakra.div>
    </Card>
  );
}

/** Checkout of a plan, regardless of the cart. */
export function PlanCheckout({ planId }: { planId: string }) {
  const navigate = useNavigate();
  const { data, loading, refetch } = useCheckoutPlansQuery({ errorPolicy: 'all', notifyOnNetworkStatusChange: true });
  const retry = reloadBy(refetch);
  if (loading && !data) return <CheckoutSkeleton />;
  if (!data?.plans && !data?.membership) {
    return (
      <ErrorState title="The plans cannot be shown just now" onRetry={retry}>
        Nothing was charged. Please try again.
      </ErrorState>
    );
  }
  const plans = [...(data.membership ?? []), ...(data.plans ?? [])].filter(({ interval }) => interval !== null);
  const chosen = plans.find(({ id }) => id === planId);
  return (
    <Columns>
      <section aria-labelledby="subscribe">
        <Heading as="h2" id="subscribe" size="card" marginBottom="4">
          Subscribe &amp; Save
        </Heading>
        <PlanChoice
          plans={plans}
          chosenId={chosen?.id}
          onChoose={(id) => void navigate(checkoutAddress(id), { replace: true })}
        />
      </section>
      <Summary plan={chosen} />
    </Columns>
  );
}
