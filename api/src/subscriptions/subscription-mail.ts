import { dollars, planName } from '@halfdrop/domain';
import * as v from 'valibot';
import type { AccountService } from '../account/account.service.ts';
import type { MailTexts, WrittenMail } from '../content/mails/mail-texts.ts';
import type { Trx } from '../database.ts';
import type { Foundation } from '../domain-module.ts';
import { addJob } from '../platform/jobs/jobs.ts';
import { greeting } from '../platform/mail/greeting.ts';
import type { PlanRow } from './plan-terms.ts';
import { allPlans } from './plans.repository.ts';
import { agreedPlan } from './plans.ts';
import { findSubscription, type SubscriptionRow } from './subscriptions.repository.ts';

/** Job that sends mail about a subscription. */
export const subscriptionMailJob = 'subscriptions.mail';

const kinds = [
  'started',
  'trial-started',
  'trial-ending',
  'trial-ended',
  'renewed',
  'payment-failed',
  'grace-ending',
  'changed',
  'change-planned',
  'canceled',
  'credited',
  'days-credited',
  'ended',
  'refunded',
] as const;
type MailKind = (typeof kinds)[number];

const PayloadSchema = v.object({
  subscriptionId: v.string(),
  kind: v.picklist(kinds),
  key: v.string(),
  amountCents: v.optional(v.number()),
  reason: v.optional(v.string()),
  downloads: v.optional(v.number()),
  days: v.optional(v.number()),
  /** Target plan of a change. */
  nextPlanId: v.optional(v.string()),
});
type Payload = v.InferOutput<typeof PayloadSchema>;

/** Message data that is not part of the subscription. */
type MailFacts = Pick<Payload, 'amountCents' | 'days' | 'downloads' | 'reason' | 'nextPlanId'>;

interface MailDependencies extends Pick<Foundation, 'db' | 'mailer' | 'publicUrl'> {
  readonly account: Pick<AccountService, 'userById'>;
  readonly mailTexts: MailTexts;
}

/** Schedules a message for after the commit; duplicates by kind and key are merged. */
export async function mailLater(
  trx: Trx,
  kind: MailKind,
  { id }: Pick<SubscriptionRow, 'id'>,
  key: string,
  facts: MailFacts = {},
): Promise<void> {
  const payload = { subscriptionId: id, kind, key, ...facts };
  await addJob(trx, subscriptionMailJob, payload, { key: `subscription-${kind}-${key}` });
}

/** Sends a message about a subscription. */
export async function sendSubscriptionMail(shop: MailDependencies, payload: unknown): Promise<void> {
  const told = v.parse(PayloadSchema, payload);
  const subscription = await findSubscription(shop.db, 'id', told.subscriptionId);
  if (!subscription) return;
  const { name, email, emailConfirmed } = await shop.account.userById(subscription.user_id);
  const plan = await agreedPlan(shop.db, subscription);
  const next = (await allPlans(shop.db)).find(({ id }) => id === told.nextPlanId) ?? plan;
  const own = { greeting: greeting(name, emailConfirmed), planUrl: `${shop.publicUrl}/profile?tab=subscription` };
  const words = await writers[told.kind](shop.mailTexts, {
    own,
    withPlan: { ...own, plan: planName(plan) },
    told,
    subscription,
    plan,
    next,
  });
  await shop.mailer.send({ ...words, id: `subscription-${told.kind}-${told.key}`, to: email });
}

interface Facts {
  /** Placeholder values common to all messages, and those of messages that name the plan. */
  readonly own: { readonly greeting: string; readonly planUrl: string };
  readonly withPlan: { readonly greeting: string; readonly planUrl: string; readonly plan: string };
  readonly told: Payload;
  readonly subscription: SubscriptionRow;
  readonly plan: PlanRow;
  readonly next: PlanRow;
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const on = (instant: Date | null): string => (instant ? day.format(instant) : 'the end of the period');
const paid = ({ amountCents = 0 }: Payload): string => dollars(amountCents);

const writers: Readonly<Record<MailKind, (texts: MailTexts, facts: Facts) => Promise<WrittenMail>>> = {
  started: (texts, { withPlan, told, subscription }) =>
    texts.compose('subscription-started', {
      ...withPlan,
      amount: paid(told),
      renewedOn: on(subscription.period_end),
      price: dollars(subscription.price_cents),
    }),
  'trial-started': (texts, { withPlan, subscription, plan }) =>
    texts.compose('subscription-trial-started', {
      ...withPlan,
      endsOn: on(subscription.trial_ends_at),
      downloads: String(plan.trial_downloads),
    }),
  'trial-ending': (texts, { withPlan, subscription }) =>
    texts.compose('subscription-trial-ending', { ...withPlan, endsOn: on(subscription.trial_ends_at) }),
  'trial-ended': (texts, { withPlan }) => texts.compose('subscription-trial-ended', withPlan),
  renewed: (texts, { withPlan, told, subscription }) =>
    texts.compose('subscription-renewed', { ...withPlan, amount: paid(told), endsOn: on(subscription.period_end) }),
  'payment-failed': (texts, { withPlan, told, subscription }) =>
    texts.compose('subscription-payment-failed', {
      ...withPlan,
      reason: told.reason ?? 'The payment was refused.',
      endsOn: on(subscription.grace_ends_at),
    }),
  'grace-ending': (texts, { withPlan, subscription }) =>
    texts.compose('subscription-grace-ending', { ...withPlan, endsOn: on(subscription.grace_ends_at) }),
  changed: (texts, { withPlan, told }) => texts.compose('subscription-changed', { ...withPlan, amount: paid(told) }),
  'change-planned': (texts, { own, subscription, next }) =>
    texts.compose('subscription-change-planned', {
      ...own,
      nextPlan: planName(next),
      changesOn: on(subscription.period_end),
    }),
  canceled: (texts, { withPlan, subscription }) =>
    texts.compose('subscription-canceled', { ...withPlan, endsOn: on(subscription.period_end) }),
  credited: (texts, { withPlan, told, subscription }) =>
    texts.compose('subscription-credited', {
      ...withPlan,
      downloads: String(told.downloads ?? 0),
      usableUntil: on(subscription.credited_until),
    }),
  'days-credited': (texts, { withPlan, told, subscription }) =>
    texts.compose('subscription-days-credited', {
      ...withPlan,
      days: String(told.days ?? 0),
      amount: paid(told),
      renewedOn: on(subscription.period_end),
    }),
  ended: (texts, { withPlan }) => texts.compose('subscription-ended', withPlan),
  refunded: (texts, { withPlan, told }) => texts.compose('subscription-refunded', { ...withPlan, amount: paid(told) }),
};
