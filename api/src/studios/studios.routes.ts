import type { Router } from 'express';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import type { InvitationService } from './invitations.service.ts';
import type { MemberService } from './members.service.ts';
import { studioCalls } from './studios.contract.ts';
import type { StudioService } from './studios.service.ts';

/** Dependencies of the routes for studios. */
export interface StudioServices {
  readonly studios: StudioService;
  readonly members: MemberService;
  readonly invitations: InvitationService;
}

/** Registers the routes for studios. */
export function studioRoutes(router: Router, environment: CallEnvironment, services: StudioServices): void {
  const { studios, members, invitations } = services;
  const calls = studioCalls;
  bindCall(router, calls.own, environment, ({ viewer }) => studios.own(viewer.userId));
  bindCall(router, calls.update, environment, ({ viewer, params, body }) =>
    studios.update(viewer.userId, params.id, body),
  );
  bindCall(router, calls.invite, environment, ({ viewer, params, body }) =>
    invitations.invite(viewer.userId, params.id, body),
  );
  bindCall(router, calls.cancelInvitation, environment, ({ viewer, params }) =>
    invitations.cancel(viewer.userId, params.id),
  );
  bindCall(router, calls.acceptInvitation, environment, ({ viewer, body }) =>
    invitations.accept(viewer.userId, body.token),
  );
  bindCall(router, calls.changeRole, environment, ({ viewer, params, body }) =>
    members.changeRole(viewer.userId, params.id, body.role),
  );
  bindCall(router, calls.removeMember, environment, ({ viewer, params }) => members.remove(viewer.userId, params.id));
}
