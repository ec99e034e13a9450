import type { EntitlementRow } from './downloads.repository.ts';
import type { FileDemand } from './downloads.ports.ts';

/** Creates the demand of a caller waiting for the files of a license. */
export function demandOf(entitlement: Pick<EntitlementRow, 'user_id' | 'order_id' | 'plan_name'>): FileDemand {
  return { account: entitlement.user_id, standing: standingOf(entitlement), isWaiting: true };
}

function standingOf({ order_id: orderId, plan_name: planName }: Pick<EntitlementRow, 'order_id' | 'plan_name'>) {
  if (orderId !== null) return 'paid';
  return planName === null ? 'free' : 'plan';
}
