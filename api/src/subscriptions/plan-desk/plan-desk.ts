import * as v from 'valibot';
import type { DbOrTrx, Trx } from '../../database.ts';
import type { Foundation } from '../../domain-module.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { invalidField, Problem } from '../../platform/http/problem.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import type { Audit, AuditAuthor } from '../../staff/audit.ts';
import type { PlanRow } from '../plan-terms.ts';
import type {
  AdminPlanDetailsDto,
  AdminPlanDto,
  PlanChange,
  PlannedCancellation,
  PlanSale,
} from './plan-desk.contract.ts';
import {
  countHolders,
  endPlanned,
  findPlanned,
  findVersions,
  insertVersion,
  isPriceOfAnother,
  lockPlan,
  putInForce,
  updateSale,
} from './plan-desk.repository.ts';
import { adminPlan, adminPlans, auditedTerms, toVersion, unknownPlan } from './plan-view.ts';
import { refuseUnfit } from './plan-rules.ts';

/** Job that puts a planned version of a plan into force. */
export const startPlanJob = 'subscriptions.start-plan-version';

const StartingPlan = v.object({ planId: v.string() });

/** Plan administration by the staff. */
export interface PlanDesk {
  list(): Promise<{ plans: AdminPlanDto[] }>;
  /** @throws not_found, as do the changes */
  one(id: string): Promise<AdminPlanDetailsDto>;
  /** @throws version_conflict, validation_failed */
  change(by: AuditAuthor, id: string, change: PlanChange): Promise<AdminPlanDto>;
  /** @throws version_conflict, not_found where nothing is planned */
  cancel(by: AuditAuthor, id: string, cancellation: PlannedCancellation): Promise<AdminPlanDto>;
  /** @throws version_conflict, validation_failed for the free plan of every account */
  sell(by: AuditAuthor, id: string, sale: PlanSale): Promise<AdminPlanDto>;
  /** Puts a due version into force; the payload is that of the job. */
  startPlanned(payload: unknown): Promise<void>;
}

interface PlanDeskNeeds extends Pick<Foundation, 'db' | 'clock'> {
  readonly audit: Audit;
}

/** Creates the desk. */
export function createPlanDesk(needs: PlanDeskNeeds): PlanDesk {
  const { db, clock } = needs;
  return {
    list: async () => ({ plans: await adminPlans(db) }),
    one: (id) => detailsOf(db, id),
    change: (by, id, change) => changing(needs, id, change, (trx, plan) => changeTerms(needs, trx, by, plan, change)),
    cancel: (by, id, asked) => changing(needs, id, asked, (trx, plan) => cancelPlanned(needs, trx, by, plan, asked)),
    sell: (by, id, sale) => changing(needs, id, sale, (trx, plan) => changeSale(needs, trx, by, plan, sale)),
    async startPlanned(payload) {
      const { planId } = v.parse(StartingPlan, payload);
      await inTransaction(db, async (trx) => {
        await lockPlan(trx, planId);
        const planned = await findPlanned(trx, planId);
        // A version that replaced this one and starts later has its own job.
        if (!planned || planned.starts_at > clock.now()) return;
        await endPlanned(trx, planId, 'started');
        await putInForce(trx, planId, planned.version);
      });
    },
  };
}

/** Changes a locked plan whose version is the expected one. @throws not_found, version_conflict */
function changing(
  { db }: PlanDeskNeeds,
  id: string,
  { version }: { readonly version: number },
  work: (trx: Trx, plan: PlanRow) => Promise<void>,
): Promise<AdminPlanDto> {
  return inTransaction(db, async (trx) => {
    const plan = await lockPlan(trx, id);
    if (!plan) throw unknownPlan();
    const { version: currentVersion } = await adminPlan(trx, id);
    if (currentVersion !== version) throw new Problem('version_conflict', { data: { currentVersion } });
    await work(trx, plan);
    return adminPlan(trx, id);
  });
}

async function changeTerms(
  { clock, audit }: PlanDeskNeeds,
  trx: Trx,
  by: AuditAuthor,
  plan: PlanRow,
  { startsAt, reason, version, ...terms }: PlanChange,
): Promise<void> {
  const now = clock.now();
  const starts = startsAt === null ? now : new Date(startsAt);
  const isPlanned = startsAt !== null;
  if (isPlanned && starts <= now) throw invalidField('startsAt', 'Choose a future day');
  refuseUnfit(plan, terms, isPlanned);
  if (plan.interval !== null && (await isPriceOfAnother(trx, plan, terms.price))) {
    throw invalidField('price', 'Another plan has or had this price: payments are distinguished by their price');
  }
  if (isPlanned) await endPlanned(trx, plan.id, 'canceled');
  await insertVersion(trx, {
    plan_id: plan.id,
    version: version + 1,
    name: terms.name,
    description: terms.description,
    price_cents: terms.price,
    downloads_a_month: terms.downloadsPerMonth,
    downloads_once: plan.downloads_once,
    license: terms.license,
    includes_premium: terms.includesPremium,
    trial_days: terms.trialDays,
    trial_downloads: terms.trialDownloads,
    perks: terms.perks,
    is_popular: terms.isPopular,
    reason,
    starts_at: starts,
    created_at: now,
    status: isPlanned ? 'planned' : 'started',
  });
  if (isPlanned) await addJob(trx, startPlanJob, { planId: plan.id }, { runAt: starts });
  else await putInForce(trx, plan.id, version + 1);
  await audit.record(trx, {
    by,
    action: 'plan.manage',
    subject: { kind: 'plan', id: plan.id },
    before: auditedTerms(plan),
    after: { ...terms, version: version + 1, startsAt: starts.toISOString() },
    why: reason,
  });
}

async function cancelPlanned(
  { audit }: PlanDeskNeeds,
  trx: Trx,
  by: AuditAuthor,
  { id }: PlanRow,
  { reason }: PlannedCancellation,
): Promise<void> {
  const canceled = await endPlanned(trx, id, 'canceled');
  if (!canceled) throw new Problem('not_found', { message: 'This plan has no planned version any more.' });
  await audit.record(trx, {
    by,
    action: 'plan.manage',
    subject: { kind: 'plan', id },
    before: { ...auditedTerms(canceled), startsAt: canceled.starts_at.toISOString() },
    after: null,
    why: reason,
  });
}

async function changeSale(
  { audit }: PlanDeskNeeds,
  trx: Trx,
  by: AuditAuthor,
  plan: PlanRow,
  { isOnSale, reason }: PlanSale,
): Promise<void> {
  if (plan.interval === null && !isOnSale) throw invalidField('isOnSale', 'Every account has this plan');
  await updateSale(trx, plan.id, isOnSale);
  await audit.record(trx, {
    by,
    action: 'plan.manage',
    subject: { kind: 'plan', id: plan.id },
    before: { isOnSale: plan.is_on_sale },
    after: { isOnSale },
    why: reason,
  });
}

async function detailsOf(db: DbOrTrx, id: string): Promise<AdminPlanDetailsDto> {
  const plan = await adminPlan(db, id);
  const holders = await countHolders(db, id);
  return { plan, versions: (await findVersions(db, id)).map((version) => toVersion(version, holders)) };
}
