import type { Router } from 'express';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import { addressOf } from '../platform/http/caller-address.ts';
import { accountCalls } from './account.contract.ts';
import type { AccountService } from './account.service.ts';
import { callerOf } from './open-session.ts';
import { passwordResetCalls } from './password-reset.contract.ts';
import type { PasswordResetService } from './password-reset.service.ts';

/** Registers the calls of this domain. */
export function accountRoutes(router: Router, environment: CallEnvironment, account: AccountService): void {
  bindCall(router, accountCalls.register, environment, ({ body, request }) =>
    account.register(body, callerOf(request)),
  );
  bindCall(router, accountCalls.login, environment, ({ body, request }) => account.login(body, callerOf(request)));
  bindCall(router, accountCalls.prove, environment, ({ viewer, body, request }) =>
    account.proveIdentity(viewer, addressOf(request), body),
  );
  bindCall(router, accountCalls.me, environment, ({ viewer }) => account.userById(viewer.userId));
  bindCall(router, accountCalls.meAmongUsers, environment, ({ viewer }) => account.userById(viewer.userId));
  bindCall(router, accountCalls.updateProfile, environment, ({ viewer, body }) =>
    'newPassword' in body ? account.changePassword(viewer, body) : account.changeProfile(viewer.userId, body),
  );
  bindCall(router, accountCalls.logout, environment, ({ viewer }) => account.logout(viewer.sessionId));
}

/** Registers the password reset calls. */
export function passwordResetRoutes(router: Router, environment: CallEnvironment, reset: PasswordResetService): void {
  bindCall(router, passwordResetCalls.forgotPassword, environment, ({ body, request }) =>
    reset.request(body.email, addressOf(request)),
  );
  bindCall(router, passwordResetCalls.verifyOtp, environment, ({ body, request }) =>
    reset.verify(body, addressOf(request)),
  );
  bindCall(router, passwordResetCalls.resetPassword, environment, ({ body, request }) =>
    reset.setPassword(body, addressOf(request)),
  );
}
