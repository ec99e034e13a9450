import type { JobView, PaymentEventView } from '@halfdrop/domain';
import type { Trx } from '../database.ts';
import type { PaymentEventDesk } from '../payments/payment-event-desk.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import type { WantedPage } from '../platform/database/read-page.ts';
import { readBackupRecord } from '../platform/files/backup-record.ts';
import { Problem } from '../platform/http/problem.ts';
import { countJobs, findJob, type JobRow, readJobs, readLastRuns, removeJob, retryJobNow } from './jobs.repository.ts';
import type { RecurringJob } from '../platform/jobs/jobs.ts';
import type { SettingInForce } from './setting-in-force.ts';
import type { Audit, AuditAuthor } from '../staff/audit.ts';
import type { Foundation } from '../domain-module.ts';
import { lookAtParts, type PartNeeds } from './system-parts.ts';
import type {
  PaymentEventPageDto,
  ReceivedPaymentEventDto,
  SystemJobDto,
  SystemJobPageDto,
  SystemStateDto,
} from './system.contract.ts';

/** System operations for staff. */
export interface SystemService {
  state(): Promise<SystemStateDto>;
  jobs(view: JobView, wanted: WantedPage): Promise<SystemJobPageDto>;
  /** @throws not_found, illegal_transition while it runs */
  retry(by: AuditAuthor, id: string): Promise<SystemJobDto>;
  /** @throws not_found, illegal_transition while it runs */
  discard(by: AuditAuthor, id: string, reason: string): Promise<SystemJobDto>;
  paymentEvents(view: PaymentEventView, wanted: WantedPage): Promise<PaymentEventPageDto>;
  /** @throws not_found, illegal_transition if it fails again */
  processPaymentEvent(by: AuditAuthor, id: string): Promise<ReceivedPaymentEventDto>;
}

interface SystemNeeds extends PartNeeds, Pick<Foundation, 'writes' | 'dataFolder'> {
  readonly audit: Audit;
  readonly paymentEventDesk: PaymentEventDesk;
  readonly schedules: () => readonly RecurringJob[];
  readonly settings?: readonly SettingInForce[];
}

const none = { stopped: 0, failing: 0, running: 0, waiting: 0, oldest_due_at: null };

/** Creates the service. */
export function createSystemService(shop: SystemNeeds): SystemService {
  const { db, dataFolder, paymentEventDesk, schedules, settings = [] } = shop;
  return {
    async state() {
      const [counted = none, failedEventCount, lastRuns, backups] = await Promise.all([
        countJobs(db),
        paymentEventDesk.countFailed(),
        readLastRuns(db),
        readBackupRecord(dataFolder),
      ]);
      const { oldest_due_at: oldestDueAt, ...jobCounts } = counted;
      return {
        parts: await lookAtParts(shop, counted, failedEventCount),
        jobCounts: { ...jobCounts, oldestDueAt: oldestDueAt?.toISOString() ?? null },
        failedEventCount,
        ...backups,
        schedules: schedules().map(({ name, at }) => ({
          task: name,
          at,
          lastRunAt: lastRuns.get(name)?.toISOString() ?? null,
        })),
        settings: settings.map((setting) => ({ ...setting })),
      };
    },

    async jobs(view, wanted) {
      const { rows, pagination } = await readJobs(db, view, wanted);
      return { jobs: rows.map(toJob), pagination };
    },

    retry: (by, id) =>
      changeJob(shop, id, async (trx, job) => {
        if (!(await retryJobNow(trx, id))) throw isRunning();
        const again = await findJob(trx, id);
        await recordJob(shop, trx, { by, job, after: { status: again?.status ?? 'waiting' }, why: '' });
        return again ?? job;
      }),

    discard: (by, id, reason) =>
      changeJob(shop, id, async (trx, job) => {
        if (!(await removeJob(trx, id))) throw isRunning();
        await recordJob(shop, trx, { by, job, after: null, why: reason });
        return job;
      }),

    async paymentEvents(view, wanted) {
      const { rows, pagination } = await paymentEventDesk.list(view, wanted);
      return { events: rows.map(toEvent), pagination };
    },

    processPaymentEvent: async (by, id) => toEvent(await paymentEventDesk.process(by, id)),
  };
}

function changeJob(
  { writes }: SystemNeeds,
  id: string,
  change: (trx: Trx, job: JobRow) => Promise<JobRow>,
): Promise<SystemJobDto> {
  return inTransaction(writes, async (trx) => {
    const job = /^\d{1,18}$/.test(id) ? await findJob(trx, id) : undefined;
    if (!job) throw new Problem('not_found', { message: 'There is no such job: it may already be done.' });
    return toJob(await change(trx, job));
  });
}

interface JobChange {
  readonly by: AuditAuthor;
  readonly job: JobRow;
  readonly after: { readonly status: string } | null;
  readonly why: string;
}

function recordJob({ audit }: SystemNeeds, trx: Trx, { by, job, after, why }: JobChange): Promise<void> {
  const { id, task, status, attempts } = job;
  const subject = { kind: 'job', id } as const;
  return audit.record(trx, { by, action: 'system.manage', subject, before: { task, status, attempts }, after, why });
}

function isRunning(): Problem {
  return new Problem('illegal_transition', { message: 'The job is currently running.' });
}

function toJob(row: JobRow): SystemJobDto {
  return {
    id: row.id,
    task: row.task,
    status: row.status,
    attempts: row.attempts,
    maxAttempts: row.max_attempts,
    error: row.error,
    createdAt: row.created_at.toISOString(),
    runAt: row.run_at.toISOString(),
  };
}

function toEvent(row: Awaited<ReturnType<PaymentEventDesk['process']>>): ReceivedPaymentEventDto {
  const { failure, tries, failed_at: failedAt } = row;
  return {
    id: row.id,
    type: row.type,
    receivedAt: row.received_at.toISOString(),
    failure:
      failure === null || tries === null || failedAt === null
        ? null
        : { message: failure, tries, failedAt: failedAt.toISOString() },
  };
}
