import type { PayloadError } from '../platform/payload-errors.ts';

/** The error of a plan change whose price has moved; what it costs now is asked for when the caller wants to know. */
export interface PlanChangedModel extends PayloadError<'PlanChangedError'> {
  readonly planId: string;
}
