import type { Router } from 'express';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import { addressOf } from '../platform/http/caller-address.ts';
import { accountCalls } from './account.contract.ts';
import type { AccountService } from './account.service.ts';

/** Serves the calls of this domain. */
export function accountRoutes(router: Router, environment: CallEnvironment, account: AccountService): void {
  bindCall(router, accountCalls.register, environment, ({ body, request }) =>
    account.register(body, addressOf(request)),
  );
  bindCall(router, accountCalls.login, environment, ({ body, request }) => account.login(body, addressOf(request)));
  bindCall(router, accountCalls.me, environment, ({ viewer }) => account.userById(viewer.userId));
  bindCall(router, accountCalls.logout, environment, ({ viewer }) => account.logout(viewer.sessionId));
}
