import type { Router } from 'express';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import { mailCalls } from './mails/mails.contract.ts';
import type { MailOutbox } from './mails/mails.service.ts';
import { moneyCheckCalls } from './money-checks.contract.ts';
import type { MoneyChecks } from './money-checks.ts';
import { systemCalls } from './system.contract.ts';
import { switchCalls } from './switches/switches.contract.ts';
import type { ShopSwitches } from './switches/switches.ts';
import type { SystemService } from './system.service.ts';

/** Dependencies of this domain's routes. */
export interface SystemServices {
  readonly mailOutbox: MailOutbox;
  readonly moneyChecks: MoneyChecks;
  readonly shopSwitches: ShopSwitches;
  readonly system: SystemService;
}

/** Registers the routes of this domain. */
export function systemRoutes(router: Router, environment: CallEnvironment, services: SystemServices): void {
  const { mailOutbox, moneyChecks, shopSwitches, system } = services;
  bindCall(router, systemCalls.state, environment, () => system.state());
  bindCall(router, systemCalls.jobs, environment, ({ query: { view, ...wanted } }) => system.jobs(view, wanted));
  bindCall(router, systemCalls.retryJob, environment, ({ viewer, params }) => system.retry(viewer, params.id));
  bindCall(router, systemCalls.discardJob, environment, ({ viewer, params, body }) =>
    system.discard(viewer, params.id, body.reason),
  );
  bindCall(router, systemCalls.paymentEvents, environment, ({ query: { view, ...wanted } }) =>
    system.paymentEvents(view, wanted),
  );
  bindCall(router, systemCalls.processPaymentEvent, environment, ({ viewer, params }) =>
    system.processPaymentEvent(viewer, params.id),
  );
  bindCall(router, mailCalls.mails, environment, ({ query }) => mailOutbox.list(query));
  bindCall(router, mailCalls.sendMailAgain, environment, ({ viewer, params }) =>
    mailOutbox.sendAgain(viewer, params.id),
  );
  bindCall(router, switchCalls.shopSwitches, environment, () => shopSwitches.list());
  bindCall(router, switchCalls.setShopSwitch, environment, ({ viewer, params, body }) =>
    shopSwitches.set(viewer, params.name, body),
  );
  bindCall(router, moneyCheckCalls.moneyChecks, environment, () => moneyChecks.list());
  bindCall(router, moneyCheckCalls.moneyCheck, environment, ({ params }) => moneyChecks.one(params.name));
}
