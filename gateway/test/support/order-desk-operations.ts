import { ADMIN_ORDER, ERRORS, MONEY, PAGE } from './selections.ts';

/** Every root field of the overview and of orders at their desk once. */
export const orderDeskOperations: ReadonlyArray<readonly [name: string, text: string]> = [
  [
    'adminOverview',
    `{ adminOverview { assets { status count } accountCount paidOrderCount returnedPaymentCount openTicketCount overdueTicketCount
      recentMessageCount newestTickets { number topic subject status createdAt dueAt } queues { name count dueAt oldestAt } countedAt } }`,
  ],
  [
    'adminDays',
    `{ adminDays { day revenue { minorUnits currency } refunded { minorUnits currency } orders periods people
      subscriptionsBegun subscriptionsCanceled paymentsFailed } }`,
  ],
  [
    'adminWaiting',
    '{ adminWaiting { submissions submissionMessages applications tickets overdueTickets reportedReviews takedowns } }',
  ],
  [
    'refundOrder',
    `mutation { refundOrder(input: { orderNumber: "HDO-00000000", idempotencyKey: "key-00001", reason: DUPLICATE, amount: 100 }) {
      order { ${ADMIN_ORDER} } ${ERRORS} } }`,
  ],
  [
    'adminOrders',
    `{ adminOrders(view: SOLD, limit: 1) { items { number status createdAt completedAt receiptEmail buyerName total { ${MONEY} }
      refunded { ${MONEY} } itemCount } ${PAGE} } }`,
  ],
  ['adminOrder', `{ adminOrder(number: "HDO-00000000") { ${ADMIN_ORDER} } }`],
];
