import { ERRORS, MONEY, PAGE, PLAN } from './selections.ts';

const SUBSCRIPTION = `id person { name email } plan { ${PLAN} } status price { ${MONEY} } startedAt currentPeriodStartedAt
  currentPeriodEndsAt pendingPlan { id } pendingAt trialEndsAt graceEndsAt card { brand last4 } downloadsUsed downloadsLeft
  moneyBackEndsAt providerReference endedAt creditedDownloads creditEndsAt
  payments { paymentReference kind amount { ${MONEY} } refunded { ${MONEY} } periodStartedAt paidAt }
  steps { from to planName cause happenedAt } claimed { sku title claimedAt }`;
const INPUT = 'subscriptionId: "subscription-of-user-active", reason: "Asked for."';
const ANSWER = `{ subscription { ${SUBSCRIPTION} } ${ERRORS} }`;

/** Every root field of the desk of subscriptions once. */
export const subscriptionDeskOperations: ReadonlyArray<readonly [name: string, text: string]> = [
  [
    'adminSubscriptions',
    `{ adminSubscriptions(view: ALL, limit: 1) { items { id person { name email } planName status price { ${MONEY} }
      startedAt currentPeriodEndsAt } ${PAGE} } }`,
  ],
  ['adminSubscription', `{ adminSubscription(id: "subscription-of-user-active") { ${SUBSCRIPTION} } }`],
  ['cancelForSubscriber', `mutation { cancelForSubscriber(input: { ${INPUT}, isAtOnce: false }) ${ANSWER} }`],
  [
    'creditSubscription',
    `mutation { creditSubscription(input: { ${INPUT}, downloads: 5, idempotencyKey: "credit-0001" }) ${ANSWER} }`,
  ],
  ['refundSubscription', `mutation { refundSubscription(input: { ${INPUT} }) ${ANSWER} }`],
];
