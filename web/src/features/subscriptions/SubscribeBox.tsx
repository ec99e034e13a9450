import { chakra } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import type { Fields } from '#lib/fragments.ts';
import { formatMoney } from '#lib/money.ts';
import { goToPayment } from '#lib/payment-page.ts';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { PlanAction } from './PlanAction.tsx';
import type { PlanTerms_PlanFragment } from './PlanTerms.fragment.generated.ts';
import { relationTo } from './subscription-state.ts';
import { TrialButton } from './TrialButton.tsx';
import { subscriptionIn, useOwnSubscription } from './useOwnSubscription.ts';
import { useSubscribe } from './useSubscribe.ts';

const Problem = chakra('p', {
  base: { padding: '4', borderRadius: 'md', background: 'accent.wash', color: 'accent' },
});
const Note = chakra('p', { base: { color: 'ink.muted', fontSize: '14px' } });

function Subscribe({ plan }: { plan: Fields<PlanTerms_PlanFragment> }) {
  const navigate = useNavigate();
  const { subscribe, isSubscribing, refusal } = useSubscribe();
  const pay = async () => {
    const opened = await subscribe(plan.id);
    if (!opened) return;
    // After returning from the payment page, the order's page takes over.
    await navigate(`/order-confirmation?session_id=${encodeURIComponent(opened.sessionId)}`);
    goToPayment(opened.paymentUrl);
  };
  return (
    <>
      {refusal === null ? null : <Problem role="alert">{refusal}</Problem>}
      <Button width="full" disabled={isSubscribing} onClick={() => void pay()}>
        {isSubscribing ? 'Processing...' : 'Subscribe'}
      </Button>
      <TrialButton plan={plan} />
      <Note>
        {formatMoney(plan.price)} is charged now and at every renewal until you cancel, by card, on the payment page
        that follows.
      </Note>
    </>
  );
}

/** Checkout of a plan: pay for it, try it, or change from the current plan. */
export function SubscribeBox({ plan }: { plan: Fields<PlanTerms_PlanFragment> }) {
  const own = useOwnSubscription();
  if (own.kind === 'loading') return <Skeleton height="28" />;
  return relationTo(plan, subscriptionIn(own)) === 'choose' ? (
    <Subscribe plan={plan} />
  ) : (
    <PlanAction plan={plan} isMain />
  );
}
