import type { Foundation } from '../domain-module.ts';
import type { Payments } from '../payments/payments.ts';
import type { ProviderMoney } from '../payments/provider-money.ts';
import { addDays } from '../platform/clock/clock.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { addJob, type JobHandlers, type RecurringJob } from '../platform/jobs/jobs.ts';
import type { Audit, AuditAuthor } from '../staff/audit.ts';
import { compareMoney } from './compare-money.ts';
import type { MoneyDifferenceDto, ReconciliationsDto } from './money.contract.ts';
import {
  findDifferences,
  findReconciliations,
  insertReconciliation,
  readBookedMoney,
} from './reconciliation.repository.ts';

/** Reconciliation of the books with the payment provider. */
export interface ReconciliationService {
  list(): Promise<ReconciliationsDto>;
  /** Starts a reconciliation in the background. */
  request(by: AuditAuthor): Promise<{ requestedAt: string }>;
  readonly jobs: JobHandlers;
  readonly recurringJobs: readonly RecurringJob[];
}

interface ReconciliationNeeds extends Pick<Foundation, 'db' | 'writes' | 'clock'> {
  readonly audit: Audit;
  readonly payments: Pick<Payments, 'provider'>;
}

const reconcileJob = 'money.reconcile';
/** Each run covers the last weeks, so a difference stays listed until resolved. */
const DAYS = 35;
/** Maximum delay of event delivery, by which a booking may be later than the payment. */
const DELIVERY_DAYS = 3;
const SETTLING_MS = 15 * 60_000;
const MAX_RUNS = 30;
const MAX_SHOWN = 100;

/** Creates the service. */
export function createReconciliation(shop: ReconciliationNeeds): ReconciliationService {
  const { db, writes, clock, audit } = shop;
  return {
    async list() {
      const runs = await findReconciliations(db, MAX_RUNS);
      const [last] = runs;
      const differences = last ? await findDifferences(db, last.id, MAX_SHOWN) : [];
      return {
        reconciliations: runs.map((run) => ({
          id: run.id,
          provider: run.provider,
          fromAt: run.since.toISOString(),
          startedAt: run.started_at.toISOString(),
          finishedAt: run.finished_at.toISOString(),
          chargeCount: run.charge_count,
          refundCount: run.refund_count,
          differenceCount: run.difference_count,
        })),
        differences: differences.map(toDifference),
      };
    },

    request: (by) =>
      inTransaction(writes, async (trx) => {
        const requestedAt = clock.now().toISOString();
        await addJob(trx, reconcileJob, {}, { key: 'reconcile-on-request' });
        const subject = { kind: 'reconciliation', id: requestedAt } as const;
        await audit.record(trx, {
          by,
          action: 'money.inspect',
          subject,
          before: null,
          after: { requestedAt },
          why: '',
        });
        return { requestedAt };
      }),

    jobs: { [reconcileJob]: () => reconcile(shop) },
    recurringJobs: [{ name: reconcileJob, at: '40 3 * * *' }],
  };
}

/** Loads both sides and compares them; writes only after the provider's list is complete. */
async function reconcile({ db, writes, clock, payments: { provider } }: ReconciliationNeeds): Promise<void> {
  const startedAt = clock.now();
  const since = addDays(startedAt, -DAYS);
  const theirs: ProviderMoney[] = [];
  for await (const money of provider.listMoney(since)) theirs.push(money);
  const differences = compareMoney({
    theirs,
    ours: await readBookedMoney(db, addDays(since, -1)),
    settledBefore: new Date(startedAt.getTime() - SETTLING_MS),
    bookedFrom: addDays(since, DELIVERY_DAYS),
  });
  const charges = theirs.filter(({ kind }) => kind === 'charge').length;
  const run = {
    provider: provider.name,
    since,
    started_at: startedAt,
    finished_at: clock.now(),
    charge_count: charges,
    refund_count: theirs.length - charges,
  };
  await inTransaction(writes, (trx) => insertReconciliation(trx, run, differences));
}

function toDifference(row: Awaited<ReturnType<typeof findDifferences>>[number]): MoneyDifferenceDto {
  return {
    difference: row.difference,
    kind: row.kind,
    reference: row.reference,
    theirAmount: row.their_cents === null ? null : Number(row.their_cents),
    ourAmount: row.our_cents === null ? null : Number(row.our_cents),
    ledgerKey: row.ledger_key,
    orderNumber: row.order_number,
    happenedAt: row.happened_at.toISOString(),
  };
}
