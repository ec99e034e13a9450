import { Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { checkoutAddress } from '#features/subscriptions/plan-words.ts';
import type { SubscriptionSession_SessionFragment } from '#features/subscriptions/SubscriptionSession.fragment.generated.ts';
import { useSubscriptionSession } from '#features/subscriptions/useSubscriptionSession.ts';
import { LinkButton } from '#ui/Button.tsx';
import { EmptyState, ErrorState } from '#ui/StateNotice.tsx';
import { ConfirmedPlan } from './ConfirmedPlan.tsx';
import { PaymentLink } from './PaymentLink.tsx';
import { ProcessingOrder } from './ProcessingOrder.tsx';

interface SessionProps {
  readonly session: SubscriptionSession_SessionFragment;
}

function RefusedPlan({ session: { plan, paymentUrl, paymentError } }: SessionProps) {
  return (
    <EmptyState
      level={1}
      title="Payment failed"
      actions={
        <>
          <PaymentLink paymentUrl={paymentUrl}>Try again</PaymentLink>
          <LinkButton to={checkoutAddress(plan.id)} variant="outline">
            Back to the plan
          </LinkButton>
        </>
      }
    >
      <Text role="alert">{paymentError ?? 'The payment was refused.'}</Text>
      <Text>Nothing was charged, and no plan has begun.</Text>
    </EmptyState>
  );
}

function ExpiredSession({ session: { plan } }: SessionProps) {
  return (
    <EmptyState
      level={1}
      title="This payment has expired"
      actions={<LinkButton to={checkoutAddress(plan.id)}>Back to the plan</LinkButton>}
    >
      It was not paid in time. Nothing was charged; you can subscribe again.
    </EmptyState>
  );
}

interface Props {
  readonly sessionId: string;
  /** Shown if the session does not belong to a plan. */
  readonly otherwise: ReactNode;
}

/** Follows a plan's payment session until the plan is active. */
export function PlanOfSession({ sessionId, otherwise }: Props) {
  const state = useSubscriptionSession(sessionId);
  switch (state.kind) {
    case 'loading':
      return <ProcessingOrder />;
    case 'missing':
      return otherwise;
    case 'failed':
      return (
        <ErrorState level={1} title="The subscription cannot be looked up just now" onRetry={state.lookAgain}>
          Nothing is lost. Please try again.
        </ErrorState>
      );
    case 'found':
      break;
  }
  const { session, isWaiting, lookAgain } = state;
  switch (session.status) {
    case 'ACTIVE':
      return <ConfirmedPlan session={session} />;
    case 'FAILED':
      return <RefusedPlan session={session} />;
    case 'EXPIRED':
      return <ExpiredSession session={session} />;
    case 'PENDING':
      return <ProcessingOrder paymentUrl={session.paymentUrl} isWaiting={isWaiting} onLookAgain={lookAgain} />;
  }
}
