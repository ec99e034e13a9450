import type { Router } from 'express';
import { bindCall, type CallEnvironment } from '../../platform/http/bind-call.ts';
import { messageCalls } from './messages.contract.ts';
import type { MessageService } from './messages.service.ts';

/** Registers the routes for messages about patterns. */
export function messageRoutes(router: Router, environment: CallEnvironment, service: MessageService): void {
  const calls = messageCalls;
  bindCall(router, calls.messages, environment, ({ viewer, params }) => service.messages(viewer.actor, params.id));
  bindCall(router, calls.send, environment, ({ viewer, params, body }) => service.send(viewer.actor, params.id, body));
  bindCall(router, calls.threads, environment, ({ viewer, query }) => service.threads(viewer, query));
  bindCall(router, calls.thread, environment, ({ viewer, params }) => service.thread(viewer, params.id));
  bindCall(router, calls.answer, environment, ({ viewer, params, body }) => service.answer(viewer, params.id, body));
  bindCall(router, calls.settle, environment, ({ viewer, params }) => service.settle(viewer, params.id));
}
