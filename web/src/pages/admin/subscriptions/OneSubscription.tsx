import { chakra } from '@chakra-ui/react';
import { planWithInterval } from '@halfdrop/domain';
import { Link, useParams } from 'react-router-dom';
import { formatDay } from '#lib/dates.ts';
import { readFragment } from '#lib/fragments.ts';
import { formatMoney } from '#lib/money.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { Badge } from '#ui/Badge.tsx';
import { LinkButton } from '#ui/Button.tsx';
import { FactList } from '#ui/FactList.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Timeline } from '#ui/Timeline.tsx';
import { DeskHeading } from '../DeskHeading.tsx';
import { DeskColumns } from '../DeskColumns.ts';
import { LedgerLinks } from '../money/LedgerLinks.tsx';
import { NotShown } from '../NotShown.tsx';
import { ProviderEvents } from '../provider-events/ProviderEvents.tsx';
import { useOneSubscriptionQuery } from './OneSubscription.query.generated.ts';
import {
  type AdminSubscription,
  ledgerKeysOf,
  subscriptionEvents,
  subscriptionStatusWords,
} from './subscription-words.ts';
import { SubscriptionActs } from './SubscriptionActs.tsx';

const subscriptionsLink = (
  <LinkButton to="/admin/subscriptions" variant="link">
    All subscriptions
  </LinkButton>
);

/** One subscription: what it is, what happened to it, and what can be done for its owner. */
export function OneSubscription() {
  const { id = '' } = useParams();
  const { data, loading, error, refetch } = useOneSubscriptionQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const reload = reloadBy(refetch);
  const subscription = readFragment<AdminSubscription>(data?.adminSubscription);
  if (subscription) return <ShownSubscription subscription={subscription} onChanged={reload} />;
  return (
    <NotShown
      what="subscription"
      isLoading={loading}
      failure={error?.message}
      onRetry={reload}
      back={subscriptionsLink}
    >
      Nobody has one with this address.
    </NotShown>
  );
}

interface ShownProps {
  readonly subscription: AdminSubscription;
  readonly onChanged: () => void;
}

function ShownSubscription({ subscription, onChanged }: ShownProps) {
  const name = subscription.person?.name ?? 'Deleted account';
  return (
    <>
      {subscriptionsLink}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" marginTop="4">
        <DeskHeading size="section">{name}</DeskHeading>
        <Badge>{subscriptionStatusWords[subscription.status]}</Badge>
      </chakra.div>
      <DeskColumns>
        <chakra.div display="grid" gap="8" alignContent="start">
          <Facts subscription={subscription} />
          <Claimed claimed={subscription.claimed} />
          <section aria-labelledby="history">
            <Heading id="history" size="card" marginBottom="4">
              History
            </Heading>
            <Timeline label="History of the subscription" events={subscriptionEvents(subscription)} />
          </section>
          <ProviderEvents events={subscription.providerEvents} />
        </chakra.div>
        <SubscriptionActs subscription={subscription} onChanged={onChanged} />
      </DeskColumns>
    </>
  );
}

const dayOrNull = (at: string | null) => (at === null ? null : formatDay(at));

function Facts({ subscription }: Pick<ShownProps, 'subscription'>) {
  const { person, plan, price, card, pendingPlan, pendingAt, downloadsUsed, downloadsLeft } = subscription;
  const { creditedDownloads, creditEndsAt } = subscription;
  const ledgerKeys = ledgerKeysOf(subscription);
  const orders = person && <Link to={`/admin/orders?q=${encodeURIComponent(person.email)}`}>Of this address</Link>;
  return (
    <FactList
      facts={[
        ['Address', person?.email ?? null],
        ['Orders', orders],
        ['Plan', `${planWithInterval(plan)}, ${formatMoney(price)} each period`],
        [
          'Period',
          `${formatDay(subscription.currentPeriodStartedAt)} to ${formatDay(subscription.currentPeriodEndsAt)}`,
        ],
        ['Changes to', pendingPlan && pendingAt ? `${planWithInterval(pendingPlan)} on ${formatDay(pendingAt)}` : null],
        ['Trial until', dayOrNull(subscription.trialEndsAt)],
        ['Unpaid, goes on until', dayOrNull(subscription.graceEndsAt)],
        ['Over since', dayOrNull(subscription.endedAt)],
        [
          'Downloads this month',
          `${downloadsUsed} used, ${downloadsLeft === null ? 'no limit' : `${downloadsLeft} left`}`,
        ],
        ['Credited downloads', creditEndsAt === null ? null : `${creditedDownloads}, until ${formatDay(creditEndsAt)}`],
        ['Money back until', dayOrNull(subscription.moneyBackEndsAt)],
        ['Card', card ? `${card.brand}, ends in ${card.last4}` : null],
        ['At the payment provider', subscription.providerReference],
        ['In the ledger', ledgerKeys.length === 0 ? null : <LedgerLinks key="ledger" keys={ledgerKeys} />],
      ]}
    />
  );
}

function Claimed({ claimed }: Pick<AdminSubscription, 'claimed'>) {
  if (claimed.length === 0) return null;
  return (
    <section aria-labelledby="claimed">
      <Heading id="claimed" size="card" marginBottom="3">
        Claimed with it
      </Heading>
      <chakra.ul listStyleType="none" display="grid" gap="2" role="list" aria-label="Claimed patterns">
        {claimed.map(({ sku, title, claimedAt }) => (
          <li key={sku}>
            <chakra.span asChild textDecoration="underline" textUnderlineOffset="3px">
              <Link to={`/product/${sku}`}>{title}</Link>
            </chakra.span>
            , {formatDay(claimedAt)}
          </li>
        ))}
      </chakra.ul>
    </section>
  );
}
