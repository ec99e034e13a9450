import { lockPerson } from '../account/people.ts';
import type { AssetDto } from '../catalog/catalog.contract.ts';
import { hasEarlyAccess, type EarlyAccess } from '../catalog/early-access.ts';
import type { DbOrTrx, Trx } from '../database.ts';
import type { Foundation } from '../domain-module.ts';
import { isRowId } from '../platform/database/database.ts';
import { Problem } from '../platform/http/problem.ts';
import { addJobs } from '../platform/jobs/jobs.ts';
import type { ActivePlan, DownloadPlans } from './downloads.ports.ts';
import type { DownloadService } from './downloads.service.ts';
import type { DownloadQuotaDto, PlanDownloadDto } from './plan-downloads.contract.ts';
import { countPlanUses, insertPlanUse, isPlanUse } from './plan-uses.repository.ts';
import { covers } from './rights.ts';

/** Downloads with a plan. */
export interface PlanDownloads {
  /** Returns the downloads of a user's plan; null without one. */
  quota(userId: string): Promise<DownloadQuotaDto | null>;
  /**
   * Grants the plan's license for a pattern and counts it once per month. A license already held counts nothing; if the
   * plan's license is wider it supersedes the one held.
   * @throws not_found; plan_required without a plan that covers the pattern; early_access with a trial;
   *   no_downloads_left
   */
  claim(userId: string, assetId: string): Promise<PlanDownloadDto>;
}

interface PlanDownloadDependencies extends Pick<Foundation, 'db' | 'clock'> {
  readonly plans: DownloadPlans;
  readonly catalog: {
    assetsByIds(ids: readonly string[], options?: { readonly db?: DbOrTrx }): Promise<ReadonlyMap<string, AssetDto>>;
  };
  readonly earlyAccess: Pick<EarlyAccess, 'requireOpen'>;
  readonly downloads: Pick<DownloadService, 'grant' | 'heldByKey'>;
  readonly licenseTermsVersion: (db: DbOrTrx) => Promise<number | null>;
}

const dayWords = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

function monthOf({ subscriptionId, quotaStart }: ActivePlan) {
  return { subscriptionId, start: quotaStart };
}

async function quotaOf(db: DbOrTrx, plan: ActivePlan): Promise<DownloadQuotaDto> {
  const used = await countPlanUses(db, monthOf(plan));
  const limit = plan.downloadsPerPeriod;
  return {
    planName: plan.planName,
    license: plan.license,
    includesPremium: plan.includesPremium,
    hasEarlyAccess: hasEarlyAccess(plan),
    limit,
    used,
    // A smaller plan may begin in a month whose usage already exceeds its limit.
    left: limit === null ? null : Math.max(0, limit - used),
    resetsAt: plan.quotaEnd.toISOString(),
  };
}

/** Creates the service. */
export function createPlanDownloads(dependencies: PlanDownloadDependencies): PlanDownloads {
  const { db, clock, plans, catalog, downloads, earlyAccess } = dependencies;

  async function patternOf(trx: Trx, assetId: string): Promise<AssetDto> {
    const asset = isRowId(assetId) && (await catalog.assetsByIds([assetId], { db: trx })).get(assetId);
    if (!asset) throw new Problem('not_found', { message: 'Product not found' });
    return asset;
  }

  /** Counts a pattern unless it was already counted this month. @throws no_downloads_left */
  async function spend(trx: Trx, plan: ActivePlan, assetId: string): Promise<void> {
    if (await isPlanUse(trx, monthOf(plan), assetId)) return;
    const { limit, left, resetsAt } = await quotaOf(trx, plan);
    if (left === 0) {
      const message = plan.isTrial
        ? `You have used all ${limit} downloads of your free trial. Subscribe to continue.`
        : `You have used all ${limit} downloads of this month. New ones come on ${dayWords.format(plan.quotaEnd)}.`;
      throw new Problem('no_downloads_left', { message, data: { resetsAt } });
    }
    await insertPlanUse(trx, monthOf(plan), assetId, clock.now());
  }

  return {
    async quota(userId) {
      const plan = await plans.activePlan(db, userId);
      return plan && quotaOf(db, plan);
    },

    claim: (userId, assetId) =>
      db.transaction().execute(async (trx) => {
        const asset = await patternOf(trx, assetId);
        // Locked before reading: each of several concurrent clicks sees what earlier ones used.
        await lockPerson(trx, userId);
        const plan = await plans.activePlan(trx, userId);
        const shown = new Map([[assetId, asset]]);
        const held = async () => [...(await downloads.heldByKey(trx, userId, [assetId], shown)).values()].at(0);
        const known = await held();
        const isCovered = plan !== null && (plan.includesPremium || !asset.isPremium);
        if (known && (!isCovered || covers(known.license, plan.license))) {
          return { entitlement: known, quota: plan && (await quotaOf(trx, plan)) };
        }
        if (!isCovered) throw planRequired(plan);
        await earlyAccess.requireOpen(trx, userId, asset);
        if (!known) await spend(trx, plan, assetId);

        const termsVersion = await dependencies.licenseTermsVersion(trx);
        const recipient = {
          userId,
          orderId: null,
          plan: { name: plan.planName, subscriptionId: plan.subscriptionId },
        };
        const grant = { assetId, title: asset.title, license: plan.license, termsVersion };
        await addJobs(trx, await downloads.grant(trx, recipient, [grant]));
        const entitlement = await held();
        if (!entitlement) throw new Error('a right is gone in the transaction that gave it');
        return { entitlement, quota: await quotaOf(trx, plan) };
      }),
  };
}

function planRequired(plan: ActivePlan | null): Problem {
  const message = plan
    ? `Premium Designs are not part of your ${plan.planName} plan.`
    : 'Choose a plan to download this pattern.';
  return new Problem('plan_required', { message });
}
