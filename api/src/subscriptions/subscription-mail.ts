import { dollars, planName } from '@halfdrop/domain';
import * as v from 'valibot';
import type { AccountService } from '../account/account.service.ts';
import type { Trx } from '../database.ts';
import type { Foundation } from '../domain-module.ts';
import { escapeHtml } from '../platform/http/html.ts';
import { addJob } from '../platform/jobs/jobs.ts';
import { greeting } from '../platform/mail/greeting.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import type { PlanRow } from './plan-terms.ts';
import { allPlans } from './plans.repository.ts';
import { agreedPlan } from './plans.ts';
import { findSubscription, type SubscriptionRow } from './subscriptions.repository.ts';

/** The kind of job that sends mail about a subscription. */
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
  /** The plan a change leads to. */
  nextPlanId: v.optional(v.string()),
});
type Payload = v.InferOutput<typeof PayloadSchema>;

/** Facts of a message that are not told by the subscription itself. */
type MailFacts = Pick<Payload, 'amountCents' | 'days' | 'downloads' | 'reason' | 'nextPlanId'>;

interface MailDependencies extends Pick<Foundation, 'db' | 'mailer' | 'publicUrl'> {
  readonly account: Pick<AccountService, 'userById'>;
}

/** Has a message sent once the transaction is over; the same kind and key are one message. */
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
  const { subject, sentences } = words[told.kind]({ told, subscription, plan, next });
  await shop.mailer.send(
    mail(
      `subscription-${told.kind}-${told.key}`,
      { email, greeting: greeting(name, emailConfirmed) },
      subject,
      sentences,
      shop.publicUrl,
    ),
  );
}

interface Facts {
  readonly told: Payload;
  readonly subscription: SubscriptionRow;
  readonly plan: PlanRow;
  readonly next: PlanRow;
}

interface Words {
  readonly subject: string;
  readonly sentences: readonly string[];
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const on = (instant: Date | null): string => (instant ? day.format(instant) : 'the end of the period');
const paid = ({ amountCents = 0 }: Payload): string => dollars(amountCents);
const kept = 'Everything you downloaded stays yours, and you can download it again at any time.';

const words: Record<MailKind, (facts: Facts) => Words> = {
  started: ({ told, subscription, plan }) => ({
    subject: `Your ${planName(plan)} plan has started`,
    sentences: [
      `${planName(plan)} runs from today. You paid ${paid(told)}.`,
      `It is renewed on ${on(subscription.period_end)} for ${dollars(subscription.price_cents)} unless you cancel before.`,
      'You have 30 days to ask for your first payment back.',
    ],
  }),
  'trial-started': ({ subscription, plan }) => ({
    subject: `Your free trial of ${planName(plan)} has started`,
    sentences: [
      `You can try ${planName(plan)} until ${on(subscription.trial_ends_at)}. No card is needed and nothing is charged.`,
      `You can download ${plan.trial_downloads} patterns with it. Their licences end with the trial unless you subscribe.`,
      'The trial ends by itself.',
    ],
  }),
  'trial-ending': ({ subscription, plan }) => ({
    subject: `Your free trial of ${planName(plan)} ends on ${on(subscription.trial_ends_at)}`,
    sentences: [
      `Your trial ends in two days, on ${on(subscription.trial_ends_at)}. Nothing is charged.`,
      'The licences of what you downloaded with it end on that day, too. To keep them, subscribe before.',
    ],
  }),
  'trial-ended': ({ plan }) => ({
    subject: `Your free trial of ${planName(plan)} has ended`,
    sentences: [
      'Your trial is over. Nothing was charged.',
      'The licences of what you downloaded with it have ended. You can subscribe and download the patterns again at any time.',
    ],
  }),
  renewed: ({ told, subscription, plan }) => ({
    subject: `Your ${planName(plan)} plan was renewed`,
    sentences: [`You paid ${paid(told)} for ${planName(plan)} until ${on(subscription.period_end)}.`],
  }),
  'payment-failed': ({ told, subscription, plan }) => ({
    subject: `We could not renew your ${planName(plan)} plan`,
    sentences: [
      told.reason ?? 'The payment was refused.',
      `We try again, and your plan goes on until ${on(subscription.grace_ends_at)}. Please check your card before that day.`,
    ],
  }),
  'grace-ending': ({ subscription, plan }) => ({
    subject: `Your ${planName(plan)} plan ends on ${on(subscription.grace_ends_at)}`,
    sentences: [`The renewal is still unpaid. Please check your card before ${on(subscription.grace_ends_at)}.`, kept],
  }),
  changed: ({ told, plan }) => ({
    subject: `You have ${planName(plan)} now`,
    sentences: [`Your plan was changed to ${planName(plan)}. You paid ${paid(told)} for the change.`],
  }),
  'change-planned': ({ subscription, next }) => ({
    subject: `Your plan changes to ${planName(next)} on ${on(subscription.period_end)}`,
    sentences: [
      `Until ${on(subscription.period_end)} everything stays as it is. You can take the change back in your profile.`,
    ],
  }),
  canceled: ({ subscription, plan }) => ({
    subject: `Your ${planName(plan)} plan is canceled`,
    sentences: [
      `It goes on until ${on(subscription.period_end)} and is not renewed.`,
      'You can resume it until then.',
      kept,
    ],
  }),
  credited: ({ told, subscription, plan }) => ({
    subject: `You have ${told.downloads} more downloads`,
    sentences: [
      `We have given you ${told.downloads} downloads beside those of ${planName(plan)}.`,
      `They can be used until ${on(subscription.credited_until)}.`,
    ],
  }),
  'days-credited': ({ told, subscription, plan }) => ({
    subject: `You have ${told.days} days of ${planName(plan)} for free`,
    sentences: [
      `We take ${paid(told)} off your next bill: that is what ${told.days} days of ${planName(plan)} cost.`,
      `Your plan is renewed on ${on(subscription.period_end)}, as before. What is more than that bill comes off the one after.`,
    ],
  }),
  ended: ({ plan }) => ({
    subject: `Your ${planName(plan)} plan has ended`,
    sentences: ['Your account is on the Free plan now.', kept],
  }),
  refunded: ({ told, plan }) => ({
    subject: `Your payment for ${planName(plan)} goes back`,
    sentences: [
      `We give back ${paid(told)} to the card it was paid with. Your plan has ended.`,
      'The licences you got with this payment have ended too; please delete the files. What you bought stays yours.',
    ],
  }),
};

function mail(
  id: string,
  to: { readonly email: string; readonly greeting: string },
  subject: string,
  sentences: readonly string[],
  publicUrl: string,
): Mail {
  const link = `${publicUrl}/profile?tab=subscription`;
  return {
    id,
    to: to.email,
    subject,
    text: [to.greeting, '', ...sentences, '', `Your plan: ${link}`, ''].join('\n'),
    html: `<h1>${escapeHtml(subject)}</h1><p>${escapeHtml(to.greeting)}</p>
${sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join('\n')}
<p><a href="${escapeHtml(link)}">Your plan</a></p>`,
  };
}
