import type { Router } from 'express';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import { contentCalls } from './content.contract.ts';
import type { ContentService } from './content.service.ts';
import { textDeskCalls } from './desk/text-desk.contract.ts';
import type { TextDesk } from './desk/text-desk.ts';

interface Served {
  readonly content: ContentService;
  readonly textDesk: TextDesk;
}

/** Registers the routes of this domain. */
export function contentRoutes(router: Router, environment: CallEnvironment, { content, textDesk }: Served): void {
  bindCall(router, contentCalls.page, environment, ({ params, query }) =>
    content.page(params.slug, query.version ?? null),
  );
  bindCall(router, contentCalls.homePage, environment, ({ query }) => content.homePage(query));
  bindCall(router, contentCalls.licenses, environment, () => content.licenses());
  bindCall(router, textDeskCalls.adminTexts, environment, ({ query }) => textDesk.list(query));
  bindCall(router, textDeskCalls.adminText, environment, ({ params }) => textDesk.one(params));
  bindCall(router, textDeskCalls.adminTextVersion, environment, ({ params: { version, ...key } }) =>
    textDesk.version(key, version),
  );
  bindCall(router, textDeskCalls.createArticle, environment, ({ viewer, body }) =>
    textDesk.createArticle(viewer, body),
  );
  bindCall(router, textDeskCalls.previewText, environment, ({ body }) => textDesk.preview(body));
  bindCall(router, textDeskCalls.saveText, environment, ({ params, body }) => textDesk.save(params, body));
  bindCall(router, textDeskCalls.publishText, environment, ({ viewer, params, body }) =>
    textDesk.publish(viewer, params, body),
  );
}
