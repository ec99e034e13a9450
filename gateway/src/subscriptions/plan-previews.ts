import type { PlanChangePreview } from '../generated/rest.ts';
import { RestFailure } from '../platform/rest-failure.ts';

/** Returns the cost of a change; null if the plan does not exist or no active plan can be changed. */
export async function previewOf(asked: Promise<PlanChangePreview>): Promise<PlanChangePreview | null> {
  try {
    return await asked;
  } catch (failure) {
    const isNothing = failure instanceof RestFailure && ['not_found', 'subscription_state'].includes(failure.code);
    if (isNothing) return null;
    throw failure;
  }
}
