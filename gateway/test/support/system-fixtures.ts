import type {
  MoneyCheck,
  MoneyCheckFindings,
  ReceivedPaymentEvent,
  SystemJob,
  SystemState,
} from '../../src/generated/rest.ts';

/** Creates a REST fixture of a job that failed. */
export function restJob(changes: Partial<SystemJob> = {}): SystemJob {
  return {
    id: '41',
    task: 'orders.receipt',
    status: 'failing',
    attempts: 3,
    maxAttempts: 25,
    error: 'The mail server does not answer.',
    createdAt: '2026-11-02T09:00:00.000Z',
    runAt: '2026-11-02T09:10:00.000Z',
    ...changes,
  };
}

/** Creates a REST fixture of an event whose processing failed. */
export function restPaymentEvent(changes: Partial<ReceivedPaymentEvent> = {}): ReceivedPaymentEvent {
  return {
    id: 'evt_1',
    type: 'payment.succeeded',
    receivedAt: '2026-11-02T09:00:00.000Z',
    failure: { message: 'The books were away.', tries: 2, failedAt: '2026-11-02T09:05:00.000Z' },
    ...changes,
  };
}

/** Creates a REST fixture of a failing check. */
export function restMoneyCheck(): MoneyCheck {
  return {
    name: 'order-without-license',
    findingCount: 1,
    checkedAt: '2026-11-02T09:10:00.000Z',
    failedAt: '2026-11-02T09:05:00.000Z',
  };
}

/** Creates a REST fixture of a finding of a check. */
export function restMoneyFinding(): MoneyCheckFindings['findings'][number] {
  return {
    reference: 'HDO-00000001',
    orderNumber: 'HDO-00000001',
    amount: 900,
    happenedAt: '2026-11-02T09:00:00.000Z',
  };
}

/** Creates a REST fixture of the system state. */
export function restSystemState(): SystemState {
  return {
    parts: [{ name: 'mail', isUp: false, detail: 'Does not answer' }],
    jobCounts: { stopped: 0, failing: 1, running: 0, waiting: 2, oldestDueAt: '2026-11-02T09:00:00.000Z' },
    failedEventCount: 1,
    lastBackupAt: '2026-11-02T02:00:00.000Z',
    lastDrillAt: null,
    schedules: [{ task: 'shop.prune', at: '17 * * * *', lastRunAt: '2026-11-02T08:17:00.000Z' }],
    settings: [{ name: 'SEALING_SECRET', value: null, isSecret: true, isSet: true }],
  };
}
