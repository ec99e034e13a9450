import type { PayloadError } from '../platform/payload-errors.ts';

/** The error of a plan change whose price has moved; what it costs now is asked for when the caller wants to know. */
export interface PlanChangedModel extends PayloadError<'PlanChangedError'> {
  /** The subscription of somebody else, where it was theirs; null for the viewer's own. */
  readonly subscriptionId: string | null;
  readonly planId: string;
}
