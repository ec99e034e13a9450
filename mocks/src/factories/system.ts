import type { MoneyCheck, ReceivedPaymentEvent, SystemJob, SystemState } from '../generated/resolvers.ts';

/** Returns a job as its desk shows it; `changes` overrides fields. */
function systemJob(changes: Partial<SystemJob> = {}): SystemJob {
  return {
    id: '41',
    task: 'orders.receipt',
    status: 'STOPPED',
    attempts: 25,
    maxAttempts: 25,
    error: 'connect ECONNREFUSED 10.0.0.5:587',
    createdAt: '2026-11-01T09:00:00.000Z',
    runAt: '2026-11-04T11:20:00.000Z',
    ...changes,
  };
}

/** Returns the jobs of the mocked shop. */
export function demoJobs(): SystemJob[] {
  return [
    systemJob(),
    systemJob({
      id: '57',
      task: 'royalties.statement-mail',
      status: 'FAILING',
      attempts: 3,
      error: 'The mail server does not answer.',
    }),
    systemJob({ id: '58', task: 'subscriptions.due', status: 'RUNNING', attempts: 1, error: null }),
    systemJob({ id: '60', task: 'artwork.bundle', status: 'WAITING', attempts: 0, error: null }),
  ];
}

/** Returns an event of the payment provider; `changes` overrides fields. */
function paymentEvent(changes: Partial<ReceivedPaymentEvent> = {}): ReceivedPaymentEvent {
  return {
    id: 'evt_1',
    type: 'payment.succeeded',
    receivedAt: '2026-11-01T09:00:00.000Z',
    failure: { message: 'deadlock detected', tries: 2, failedAt: '2026-11-01T09:04:00.000Z' },
    ...changes,
  };
}

/** Returns the payment events of the mocked shop: one has not taken effect yet. */
export function demoPaymentEvents(): ReceivedPaymentEvent[] {
  return [paymentEvent(), paymentEvent({ id: 'evt_0', type: 'subscription.renewed', failure: null })];
}

/** Returns the money checks of the mocked shop: one of them fails. */
export function demoMoneyChecks(): MoneyCheck[] {
  const names = [
    'PAID_NOT_COMPLETED',
    'ORDER_WITHOUT_CHARGE',
    'CHARGE_WITHOUT_ORDER',
    'ORDER_WITHOUT_LICENSE',
    'LICENSE_WITHOUT_CAUSE',
    'UNBALANCED_TRANSACTION',
    'STATEMENT_MISMATCH',
    'PROVIDER_DIFFERENCE',
  ] as const;
  return names.map((name) => ({
    name,
    findingCount: name === 'ORDER_WITHOUT_LICENSE' ? 1 : 0,
    checkedAt: '2026-11-25T09:00:00.000Z',
    failedAt: name === 'ORDER_WITHOUT_LICENSE' ? '2026-11-25T08:55:00.000Z' : null,
  }));
}

/** Returns the system state of the mocked shop. */
export function demoSystem(): Omit<SystemState, 'jobCounts' | 'failedEventCount'> {
  return {
    parts: [
      { name: 'DATABASE', isUp: true, detail: 'PostgreSQL' },
      { name: 'FILES', isUp: true, detail: 'Can be kept and read' },
      { name: 'SEARCH', isUp: true, detail: 'The index follows the database' },
      { name: 'MAIL', isUp: false, detail: 'Does not answer' },
      { name: 'PAYMENTS', isUp: true, detail: 'Sandbox: no money moves' },
      { name: 'JOBS', isUp: true, detail: 'Done as they come due' },
    ],
    lastBackupAt: '2026-11-25T02:00:00.000Z',
    lastDrillAt: null,
    schedules: [
      { task: 'shop.prune', at: '17 * * * *', lastRunAt: '2026-11-25T08:17:00.000Z' },
      { task: 'system.check-money', at: '*/5 * * * *', lastRunAt: '2026-11-25T09:00:00.000Z' },
      { task: 'payouts.monthly', at: '15 4 2 * *', lastRunAt: null },
    ],
    settings: [
      { name: 'PUBLIC_URL', value: 'https://shop.example', isSecret: false, isSet: true },
      { name: 'SMTP_URL', value: 'smtp://10.0.0.5:587', isSecret: false, isSet: true },
      { name: 'SEALING_SECRET', value: null, isSecret: true, isSet: true },
      { name: 'METRICS_TOKEN', value: null, isSecret: true, isSet: false },
      { name: 'S3_BUCKET', value: null, isSecret: false, isSet: false },
    ],
  };
}
