import type { Clock } from '../platform/clock/clock.ts';
import type { DbOrTrx } from '../database.ts';
import { Problem } from '../platform/http/problem.ts';
import type { AssetDto } from './catalog.contract.ts';

/** How long a new pattern is reserved for subscribers. */
export const EARLY_ACCESS_MILLISECONDS = 48 * 60 * 60 * 1000;

/** What the rule needs to know about an active plan. */
interface PlanInForce {
  /** Whether the plan is in its trial and not yet paid for. */
  readonly isTrial: boolean;
}

/** Returns when a pattern opens to everyone. */
export function opensAt(publishedAt: Date): Date {
  return new Date(publishedAt.getTime() + EARLY_ACCESS_MILLISECONDS);
}

/** Whether a plan includes early access: every paid plan does, whatever its catalog. */
export function hasEarlyAccess(plan: PlanInForce | null): boolean {
  return plan !== null && !plan.isTrial;
}

/** Whether somebody with this plan, or with none, may buy or download a pattern now. */
export function isOpen(publishedAt: Date, now: Date, plan: PlanInForce | null): boolean {
  return now >= opensAt(publishedAt) || hasEarlyAccess(plan);
}

type NewAsset = Pick<AssetDto, '_id' | 'title' | 'publishedAt' | 'opensAt'>;

const instant = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
});

/** Explains why a pattern is not available yet and when it will be. */
export function earlyAccessWords({ title, opensAt: opens }: Pick<NewAsset, 'title' | 'opensAt'>): string {
  const moment = instant.format(new Date(opens));
  return `${title} opens to everyone on ${moment}. Until then it is available only to subscribers with a paid plan.`;
}

/** Controls who may buy and download new patterns. */
export interface EarlyAccess {
  /** Returns ids of the patterns not yet open to a user; `userId` is null for a visitor. */
  closedTo(db: DbOrTrx, userId: string | null, assets: Iterable<NewAsset>): Promise<ReadonlySet<string>>;
  /** @throws early_access with `opensAt` if the pattern is not yet open to the user */
  requireOpen(db: DbOrTrx, userId: string, asset: NewAsset): Promise<void>;
}

interface EarlyAccessDependencies {
  readonly clock: Clock;
  readonly plans: { activePlan(db: DbOrTrx, userId: string): Promise<PlanInForce | null> };
}

/** Creates the service. Plans are only read for new patterns. */
export function createEarlyAccess({ clock, plans }: EarlyAccessDependencies): EarlyAccess {
  async function closedTo(db: DbOrTrx, userId: string | null, assets: Iterable<NewAsset>) {
    const now = clock.now();
    const closedWith = (plan: PlanInForce | null, some: Iterable<NewAsset>) =>
      [...some].filter(({ publishedAt }) => !isOpen(new Date(publishedAt), now, plan));
    const early = closedWith(null, assets);
    const plan = early.length === 0 || userId === null ? null : await plans.activePlan(db, userId);
    return new Set(closedWith(plan, early).map(({ _id }) => _id));
  }

  return {
    closedTo,
    async requireOpen(db, userId, asset) {
      const isClosed = (await closedTo(db, userId, [asset])).has(asset._id);
      if (isClosed) {
        throw new Problem('early_access', { message: earlyAccessWords(asset), data: { opensAt: asset.opensAt } });
      }
    },
  };
}
