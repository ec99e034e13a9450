import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Router } from 'express';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import { rateCardCalls } from './rate-cards.contract.ts';
import type { RateCardService } from './rate-cards.service.ts';
import { royaltyCalls } from './statements.contract.ts';
import type { StatementService } from './statements.service.ts';

/** Registers the calls of royalties. */
export function royaltyRoutes(
  router: Router,
  environment: CallEnvironment,
  { statements, rateCards }: { readonly statements: StatementService; readonly rateCards: RateCardService },
): void {
  bindCall(router, rateCardCalls.list, environment, () => rateCards.list());
  bindCall(router, rateCardCalls.announce, environment, ({ viewer, body }) => rateCards.announce(viewer, body));
  bindCall(router, royaltyCalls.statements, environment, ({ viewer, params }) =>
    statements.list(viewer.actor, params.studioId),
  );
  bindCall(router, royaltyCalls.statement, environment, ({ viewer, params, query }) =>
    statements.page(viewer.actor, params.studioId, params.number, query),
  );
  bindCall(router, royaltyCalls.statementCsv, environment, async ({ viewer, params, response }) => {
    const { fileName, content } = await statements.csv(viewer.actor, params.studioId, params.number);
    response.setHeader('cache-control', 'private, no-store');
    response.attachment(fileName);
    response.type('text/csv');
    await pipeline(Readable.from(content), response);
  });
  bindCall(router, royaltyCalls.statementPdf, environment, async ({ viewer, params, response }) => {
    const { fileName, content } = await statements.pdf(viewer.actor, params.studioId, params.number);
    response.setHeader('cache-control', 'private, no-store');
    response.attachment(fileName);
    response.type('application/pdf').send(Buffer.from(content));
  });
}
