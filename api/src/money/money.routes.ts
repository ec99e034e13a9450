import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Router } from 'express';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import type { LedgerDesk } from './ledger-desk.ts';
import { moneyCalls } from './money.contract.ts';
import type { ReconciliationService } from './reconciliation.ts';

/** Services behind the calls of this domain. */
export interface MoneyServices {
  readonly ledgerDesk: LedgerDesk;
  readonly reconciliation: ReconciliationService;
}

/** Registers the calls of this domain. */
export function moneyRoutes(router: Router, environment: CallEnvironment, services: MoneyServices): void {
  const { ledgerDesk, reconciliation } = services;
  bindCall(router, moneyCalls.transactions, environment, ({ query }) => ledgerDesk.list(query));
  bindCall(router, moneyCalls.transaction, environment, ({ params }) => ledgerDesk.one(params.key));
  bindCall(router, moneyCalls.reconciliations, environment, () => reconciliation.list());
  bindCall(router, moneyCalls.reconcile, environment, ({ viewer }) => reconciliation.request(viewer));
  bindCall(router, moneyCalls.ledgerCsv, environment, async ({ params: { month }, response }) => {
    response.setHeader('cache-control', 'private, no-store');
    response.attachment(`Halfdrop-ledger-${month}.csv`);
    response.type('text/csv');
    await pipeline(Readable.from(ledgerDesk.csv(month)), response);
  });
}
