import type { Router } from 'express';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import { addressOf } from '../platform/http/caller-address.ts';
import { avatarCalls } from './avatars.contract.ts';
import type { AvatarService } from './avatars.service.ts';
import { emailConfirmationCalls } from './email-confirmation.contract.ts';
import type { EmailConfirmationService } from './email-confirmation.service.ts';
import { sessionCalls } from './sessions.contract.ts';
import type { SessionService } from './sessions.service.ts';

interface ProfileServices {
  readonly avatars: AvatarService;
  readonly emailConfirmation: EmailConfirmationService;
  readonly sessions: SessionService;
}

/** Registers the calls for avatars, sessions and address confirmation. */
export function profileRoutes(router: Router, environment: CallEnvironment, services: ProfileServices): void {
  const { avatars, emailConfirmation, sessions } = services;
  for (const call of [avatarCalls.uploadAvatar, avatarCalls.publicUploadAvatar]) {
    bindCall(router, call, environment, ({ viewer, readFile }) => avatars.upload(viewer.userId, readFile));
  }
  bindCall(router, avatarCalls.removeAvatar, environment, ({ viewer }) => avatars.remove(viewer.userId));
  bindCall(router, avatarCalls.avatarPicture, environment, async ({ params, response }) => {
    const bytes = await avatars.picture(params.file);
    response.set({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' });
    response.end(bytes);
  });

  bindCall(router, sessionCalls.listSessions, environment, ({ viewer }) => sessions.list(viewer));
  bindCall(router, sessionCalls.endSession, environment, ({ viewer, params }) => sessions.end(viewer, params.id));
  bindCall(router, sessionCalls.endOtherSessions, environment, ({ viewer }) => sessions.endOthers(viewer));

  bindCall(router, emailConfirmationCalls.confirmEmail, environment, ({ body, request }) =>
    emailConfirmation.confirm(body.token, addressOf(request)),
  );
  bindCall(router, emailConfirmationCalls.resendConfirmation, environment, ({ viewer }) =>
    emailConfirmation.resend(viewer.userId),
  );
}
