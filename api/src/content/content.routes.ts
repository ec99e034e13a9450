import type { Router } from 'express';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import { contentCalls } from './content.contract.ts';
import type { ContentService } from './content.service.ts';

/** Serves the calls of this domain. */
export function contentRoutes(router: Router, environment: CallEnvironment, content: ContentService): void {
  bindCall(router, contentCalls.page, environment, ({ params, query }) =>
    content.page(params.slug, query.version ?? null),
  );
  bindCall(router, contentCalls.licenses, environment, () => content.licenses());
}
