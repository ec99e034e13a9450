import { planName } from '@halfdrop/domain';
import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { CancelPlan } from '#features/subscriptions/CancelPlan.tsx';
import { ChangePlanList } from '#features/subscriptions/ChangePlanList.tsx';
import { PlanConditions } from '#features/subscriptions/PlanConditions.tsx';
import type { Subscription } from '#features/subscriptions/subscription-state.ts';
import { obstacleWords, outlookWords, statusWords } from '#features/subscriptions/subscription-words.ts';
import { SubscriptionFacts } from '#features/subscriptions/SubscriptionFacts.tsx';
import { TrialOffer } from '#features/subscriptions/TrialOffer.tsx';
import { useEndOrResume } from '#features/subscriptions/useEndOrResume.ts';
import { useOwnSubscription } from '#features/subscriptions/useOwnSubscription.ts';
import { formatDate } from '#lib/dates.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button, LinkButton } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ErrorState } from '#ui/StateNotice.tsx';

const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' } });
const Outlook = chakra('p', {
  base: { paddingBlock: '3.5', paddingInline: '5', borderRadius: 'md', background: 'linen' },
  variants: { isWarning: { true: { background: 'accent.wash', color: 'accent' } } },
});
const TextLink = chakra(Link, { base: { textDecoration: 'underline', textUnderlineOffset: '3px' } });

function MoneyBack({ subscription: { moneyBackEndsAt, status } }: { readonly subscription: Subscription }) {
  if (moneyBackEndsAt === null || status === 'EXPIRED') return null;
  return (
    <chakra.p color="ink.muted" fontSize="15px">
      Money back until {formatDate(moneyBackEndsAt)}, if it is not for you:{' '}
      <TextLink to="/contact">write to us</TextLink>.
    </chakra.p>
  );
}

function Actions({ subscription }: { readonly subscription: Subscription }) {
  const { resume, isBusy } = useEndOrResume();
  const { plan, status, pendingPlan, portalUrl } = subscription;
  const canResume = status === 'CANCELED' || pendingPlan !== null;
  const canCancel = status === 'ACTIVE' || status === 'PAST_DUE';
  return (
    <Row>
      {canResume ? (
        <Button disabled={isBusy} onClick={() => void resume()}>
          {status === 'CANCELED' ? 'Resume plan' : `Keep ${planName(plan)}`}
        </Button>
      ) : null}
      {portalUrl === null ? null : (
        <Button asChild variant="outline">
          <a href={portalUrl} target="_blank" rel="noreferrer">
            Card and invoices
          </a>
        </Button>
      )}
      {canCancel ? <CancelPlan subscription={subscription} /> : null}
    </Row>
  );
}

function Plan({ subscription }: { readonly subscription: Subscription }) {
  const { plan, status } = subscription;
  const outlook = outlookWords(subscription);
  return (
    <Card aria-labelledby="plan" display="grid" gap="6">
      <Row role="status">
        <Heading as="h2" id="plan" size="card">
          {planName(plan)}
        </Heading>
        <Badge tone={status === 'PAST_DUE' ? 'accent' : 'linen'}>{statusWords[status]}</Badge>
      </Row>
      {outlook === null ? null : (
        <Outlook role="status" isWarning={status === 'PAST_DUE'}>
          {outlook}
        </Outlook>
      )}
      <SubscriptionFacts subscription={subscription} />
      <MoneyBack subscription={subscription} />
      <Actions subscription={subscription} />
    </Card>
  );
}

function Free({ freeDownloads }: { readonly freeDownloads: number }) {
  return (
    <Card aria-labelledby="free-plan" display="grid" gap="4" justifyItems="start">
      <Heading as="h2" id="free-plan" size="card">
        Free
      </Heading>
      <p>
        {freeDownloads === 1 ? '1 free download left' : `${freeDownloads} free downloads left`}: free patterns, PNG.
      </p>
      <Row alignItems="baseline">
        <LinkButton to="/pricing">See the plans</LinkButton>
        <TrialOffer />
      </Row>
    </Card>
  );
}

interface Props {
  readonly freeDownloads: number;
}

/** Subscription tab of the profile: the current plan, and actions to change, cancel or resume it. */
export function SubscriptionTab({ freeDownloads }: Props) {
  const own = useOwnSubscription();
  if (own.kind === 'failed') {
    return (
      <ErrorState title="Your subscription could not be loaded" onRetry={own.reload}>
        Your plan is as it was. Please try again.
      </ErrorState>
    );
  }
  if (own.kind !== 'known') {
    return (
      <div role="status" aria-label="Loading your subscription">
        <Skeleton height="24rem" borderRadius="lg" />
      </div>
    );
  }
  const { subscription } = own;
  const isRunning = subscription !== null && subscription.status !== 'EXPIRED';
  const obstacle = subscription ? obstacleWords(subscription) : null;
  return (
    <chakra.div display="grid" gap="8">
      {subscription ? <Plan subscription={subscription} /> : null}
      {isRunning ? null : <Free freeDownloads={freeDownloads} />}
      <section aria-labelledby="change-plan">
        <Heading as="h2" id="change-plan" size="card" marginBottom="4">
          {isRunning && subscription.status !== 'TRIALING' ? 'Change plan' : 'Choose a plan'}
        </Heading>
        {obstacle === null ? <ChangePlanList /> : <chakra.p color="ink.muted">{obstacle}</chakra.p>}
        <chakra.div marginTop="4">
          <PlanConditions />
        </chakra.div>
      </section>
    </chakra.div>
  );
}
