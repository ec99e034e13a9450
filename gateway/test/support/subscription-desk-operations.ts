import { ERRORS, MONEY, PAGE, PLAN } from './selections.ts';

const SUBSCRIPTION = `id person { name email } plan { ${PLAN} } status price { ${MONEY} } startedAt currentPeriodStartedAt
  currentPeriodEndsAt pendingPlan { id } pendingAt trialEndsAt graceEndsAt card { brand last4 } downloadsUsed downloadsLeft
  moneyBackEndsAt providerReference endedAt creditedDownloads creditEndsAt
  payments { paymentReference kind amount { ${MONEY} } refunded { ${MONEY} } periodStartedAt paidAt }
  steps { from to planName cause happenedAt } claimed { sku title claimedAt }
  providerEvents { id type amount { ${MONEY} } receivedAt failure }`;
const INPUT = 'subscriptionId: "subscription-of-user-active", reason: "Asked for."';
const ANSWER = `{ subscription { ${SUBSCRIPTION} } ${ERRORS} }`;

/** Operations that cover every root field of the subscription desk once. */
export const subscriptionDeskOperations: ReadonlyArray<readonly [name: string, text: string]> = [
  [
    'adminSubscriptions',
    `{ adminSubscriptions(view: ALL, limit: 1) { items { id person { name email } planName status price { ${MONEY} }
      startedAt currentPeriodEndsAt } ${PAGE} } }`,
  ],
  ['adminSubscription', `{ adminSubscription(id: "subscription-of-user-active") { ${SUBSCRIPTION} } }`],
  [
    'adminSubscriptionBill',
    `{ adminSubscriptionBill(subscriptionId: "subscription-of-user-active", creditDays: 7) {
      amount { ${MONEY} } dueAt isUnpaid credit { ${MONEY} } amountAfterCredit { ${MONEY} } } }`,
  ],
  [
    'adminPlanChangePreview',
    `{ adminPlanChangePreview(subscriptionId: "subscription-of-user-active", planId: "elite-yearly") {
      plan { ${PLAN} } dueNow { ${MONEY} } takesEffectAt isImmediate previewedAt } }`,
  ],
  [
    'creditSubscriptionDays',
    `mutation { creditSubscriptionDays(input: { ${INPUT}, days: 7, expectedCredit: 940,
      idempotencyKey: "days-0001" }) ${ANSWER} }`,
  ],
  [
    'creditSubscription',
    `mutation { creditSubscription(input: { ${INPUT}, downloads: 5, idempotencyKey: "credit-0001" }) ${ANSWER} }`,
  ],
  // A larger plan has unlimited downloads, and a canceled subscription has no next bill.
  [
    'changePlanForSubscriber',
    `mutation { changePlanForSubscriber(input: { ${INPUT}, planId: "elite-yearly",
      previewedAt: "2026-11-02T09:00:00.000Z", expectedDue: 100000 }) ${ANSWER} }`,
  ],
  ['cancelForSubscriber', `mutation { cancelForSubscriber(input: { ${INPUT}, isAtOnce: false }) ${ANSWER} }`],
  ['refundSubscription', `mutation { refundSubscription(input: { ${INPUT} }) ${ANSWER} }`],
  [
    'retrySubscriptionPayment',
    `mutation { retrySubscriptionPayment(input: { subscriptionId: "subscription-of-user-pastDue", reason: "Asked for.",
      expectedAmount: 49000, idempotencyKey: "retry-0001" }) ${ANSWER} }`,
  ],
];
