import type {
  SubscriptionPaymentKind,
  SubscriptionSort,
  SubscriptionStatus,
  SubscriptionView,
} from '#generated/types.ts';
import { lookUp } from '#lib/look-up.ts';
import { formatMoney } from '#lib/money.ts';
import type { TimelineEvent } from '#ui/Timeline.tsx';
import { sortText, type TableSort } from '#widgets/data-table/useTablePlace.ts';
import type { AdminSubscription_SubscriptionFragment } from './AdminSubscription.fragment.generated.ts';

/** A subscription as shown at its desk. */
export type AdminSubscription = AdminSubscription_SubscriptionFragment;

/** Props of an action on a subscription. */
export interface ActProps {
  readonly subscription: AdminSubscription;
  /** Refetches the subscription. */
  readonly onChanged: () => void;
}

/** Labels of subscription statuses. */
export const subscriptionStatusWords: Readonly<Record<SubscriptionStatus, string>> = {
  ACTIVE: 'Active',
  CANCELED: 'Canceled',
  EXPIRED: 'Over',
  PAST_DUE: 'Unpaid',
  TRIALING: 'Trial',
};

/** Filter presets of the list, in display order. */
export const subscriptionPresets = [
  { label: 'Running', params: {} },
  { label: 'Unpaid', params: { view: 'unpaid' } },
  { label: 'Canceled', params: { view: 'canceled' } },
  { label: 'Trials', params: { view: 'trials' } },
  { label: 'Over', params: { view: 'over' } },
  { label: 'All', params: { view: 'all' } },
] as const;

const views: Readonly<Record<string, SubscriptionView>> = {
  all: 'ALL',
  canceled: 'CANCELED',
  over: 'OVER',
  trials: 'TRIALS',
  unpaid: 'UNPAID',
};
const sorts: Readonly<Record<string, SubscriptionSort>> = {
  renewal: 'RENEWAL',
  '-renewal': 'RENEWAL_DESC',
  started: 'STARTED',
  '-started': 'STARTED_DESC',
};

/** Returns the view in the URL; current subscriptions by default. */
export function subscriptionViewFrom(text: string | undefined): SubscriptionView {
  return lookUp(views, text) ?? 'RUNNING';
}

/** Maps a table's sort order to that of the query. */
export function subscriptionSort(sort: TableSort): SubscriptionSort {
  return sorts[sortText(sort)] ?? 'STARTED_DESC';
}

const kindWords: Readonly<Record<SubscriptionPaymentKind, string>> = {
  CHANGE: 'change of plan',
  FIRST: 'first period',
  RENEWAL: 'renewal',
};

/** Descriptions of what caused status changes; others are shown as stored. */
const causeWords: Readonly<Record<string, string>> = {
  cancel: 'Its owner canceled it',
  downgrade: 'Its owner chose a smaller plan',
  'grace-over': 'The renewal was not paid in time',
  payer: 'Its owner ended it',
  'period-over': 'Its period was over',
  provider: 'The payment provider ended it',
  refund: 'The first payment went back',
  resume: 'Its owner resumed it',
  second: 'A second plan was paid at once',
  staff: 'The shop canceled it',
  'staff-downgrade': 'The shop planned a smaller plan',
  'staff-upgrade': 'The shop changed it to a larger plan',
  'subscription.charged': 'A change of plan was paid',
  'subscription.payment-failed': 'The renewal was refused',
  'subscription.renewed': 'It was renewed',
  'subscription.started': 'It was paid',
  trial: 'The trial began',
  'trial-over': 'The trial was over',
  upgrade: 'Its owner chose a larger plan',
};

/** Returns the ledger transaction keys of a subscription's payments. */
export function ledgerKeysOf({ payments }: AdminSubscription): string[] {
  return payments
    .filter(({ amount }) => amount.minorUnits > 0)
    .map(({ paymentReference }) => `subscription-paid:${paymentReference}`);
}

/** Returns the events of a subscription, oldest first: status changes and payments. */
export function subscriptionEvents({ steps, payments }: AdminSubscription): TimelineEvent[] {
  const events = [
    ...steps.map(({ to, planName, cause, happenedAt }, position) => ({
      id: `step-${position}`,
      at: happenedAt,
      title: `${subscriptionStatusWords[to]}: ${planName}`,
      children: causeWords[cause] ?? cause,
    })),
    ...payments.map(({ paymentReference, kind, amount, refunded, paidAt }) => ({
      id: paymentReference,
      at: paidAt,
      title: `${formatMoney(amount)} paid`,
      children: `${kindWords[kind]}, ${paymentReference}${refunded.minorUnits > 0 ? `, ${formatMoney(refunded)} went back` : ''}`,
    })),
  ];
  return events.toSorted((left, right) => left.at.localeCompare(right.at));
}
