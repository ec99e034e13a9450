import type { Apis } from '../../../src/context.ts';
import { restPagination } from '../fixtures.ts';
import { restMail } from '../mail-fixtures.ts';
import { restJob, restMoneyCheck, restMoneyFinding, restPaymentEvent, restSystemState } from '../system-fixtures.ts';

/** The calls about the machinery, answered with fixtures. */
export function systemFakes(): Pick<Apis, 'mailOutbox' | 'system'> {
  return {
    mailOutbox: {
      list: async () => ({ mails: [restMail()], pagination: restPagination(1) }),
      sendAgain: async (id) => restMail({ id }),
    },
    system: {
      state: async () => restSystemState(),
      jobs: async ({ page, limit }) => ({ jobs: [restJob()], pagination: restPagination(1, limit, page) }),
      retryJob: async (id) => restJob({ id, status: 'waiting', attempts: 0 }),
      discardJob: async (id) => restJob({ id }),
      paymentEvents: async ({ page, limit }) => ({
        events: [restPaymentEvent()],
        pagination: restPagination(1, limit, page),
      }),
      processPaymentEvent: async (id) => restPaymentEvent({ id, failure: null }),
      moneyChecks: async () => [restMoneyCheck()],
      moneyCheck: async (name) => ({ check: { ...restMoneyCheck(), name }, findings: [restMoneyFinding()] }),
    },
  };
}
