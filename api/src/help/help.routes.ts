import type { Router } from 'express';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import { addressOf } from '../platform/http/caller-address.ts';
import { helpCalls } from './help.contract.ts';
import type { HelpService } from './help.service.ts';

/** Registers the routes of this domain. */
export function helpRoutes(router: Router, environment: CallEnvironment, help: HelpService): void {
  bindCall(router, helpCalls.categories, environment, async () => ({ categories: await help.categories() }));
  bindCall(router, helpCalls.feedback, environment, async ({ params, body, viewer, request }) => {
    await help.recordHelpful({
      articleId: params.id,
      visitorKey: body.visitorKey,
      userId: viewer?.userId ?? null,
      callerAddress: addressOf(request),
    });
    return { articleId: params.id };
  });
}
