import type { ShopSwitch } from '../../../src/generated/rest.ts';
import type { Apis } from '../../../src/context.ts';
import { restPagination } from '../fixtures.ts';
import { restMail } from '../mail-fixtures.ts';
import { restJob, restMoneyCheck, restMoneyFinding, restPaymentEvent, restSystemState } from '../system-fixtures.ts';

const purchases: ShopSwitch = {
  name: 'purchases',
  isOn: true,
  refusal: 'We take no orders just now.',
  reason: null,
  changedAt: null,
  version: 0,
};

/** Creates fake calls about system administration. */
export function systemFakes(): Pick<Apis, 'mailOutbox' | 'shopSwitches' | 'system'> {
  return {
    mailOutbox: {
      list: async () => ({ mails: [restMail()], pagination: restPagination(1) }),
      sendAgain: async (id) => restMail({ id }),
    },
    shopSwitches: {
      list: async () => [purchases],
      set: async (name, { isOn, reason, version }) => ({ ...purchases, name, isOn, reason, version: version + 1 }),
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
