import type { PayloadError } from '../platform/payload-errors.ts';

/** Error of a plan change whose cost differs from the preview; the current cost is fetched only if selected. */
export interface PlanChangedModel extends PayloadError<'PlanChangedError'> {
  /** Subscription ID if changed on behalf of another user; null for the viewer's own. */
  readonly subscriptionId: string | null;
  readonly planId: string;
}
