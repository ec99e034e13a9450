import { inTransaction } from '../../platform/database/transaction.ts';
import type { AuditAuthor } from '../../staff/audit.ts';
import { type ChangeAuthor, changeKey, changePlan, previewPlanChange } from '../plan-changes.ts';
import type { PlanChangePreviewDto } from '../subscriptions.contract.ts';
import { findSubscription, type SubscriptionRow } from '../subscriptions.repository.ts';
import { type ActDependencies, state } from './subscription-acts.ts';
import type { PlanChangeOrder } from './correction.contract.ts';
import { insertCorrection } from './subscription-desk.repository.ts';

/** Previews a plan change for a user. @throws not_found, subscription_state, payment_unavailable */
export async function previewPlanFor(
  shop: ActDependencies,
  found: SubscriptionRow,
  planId: string,
): Promise<PlanChangePreviewDto> {
  refuseUnlessChangeable(found, planId);
  return previewPlanChange(shop, found, planId);
}

/**
 * Changes a user's plan at the previewed price, by the same path as the user's own change. The order is recorded before
 * the provider is called: if interrupted, the provider's event completes the change, and the audit shows who ordered
 * it.
 * @throws not_found, subscription_state, plan_changed, payment_declined, payment_unavailable
 */
export async function changePlanFor(
  shop: ActDependencies,
  by: AuditAuthor,
  found: SubscriptionRow,
  { reason, ...wanted }: PlanChangeOrder,
): Promise<SubscriptionRow> {
  return shop.inTurn(found.user_id, async () => {
    // It may have changed while waiting for earlier requests.
    const current = (await findSubscription(shop.db, 'id', found.id)) ?? found;
    refuseUnlessChangeable(current, wanted.planId);
    return changePlan(shop, current, wanted, staffAuthor(shop, by, current, reason));
  });
}

function staffAuthor(
  { writes, clock, audit }: ActDependencies,
  by: AuditAuthor,
  { id }: SubscriptionRow,
  reason: string,
): ChangeAuthor {
  return {
    causes: { upgrade: 'staff-upgrade', downgrade: 'staff-downgrade' },
    noteOrder: ({ before, plan }, { at, dueNow }) =>
      inTransaction(writes, async (trx) => {
        const key = changeKey({ id }, plan.id, new Date(at));
        const order = { subscription_id: id, key, kind: 'plan-change', ordered_at: clock.now() } as const;
        if (!(await insertCorrection(trx, order))) return;
        await audit.record(trx, {
          by,
          action: 'subscription.correct',
          subject: { kind: 'subscription', id },
          before: { planId: before.id },
          after: { planId: plan.id, dueCents: dueNow },
          why: reason,
        });
      }),
  };
}

function refuseUnlessChangeable({ plan_id: present, status }: SubscriptionRow, planId: string): void {
  if (status !== 'active') throw state('Only a paid plan that renews can be changed.');
  if (planId === present) throw state('It already has this plan.');
}
