import * as v from 'valibot';
import { InstantField } from '../platform/http/fields.ts';

/** The current or announced hold of a studio; null if there is none. */
export const studioHoldFields = {
  hold: v.nullable(v.object({ reason: v.string(), heldAt: InstantField })),
  announcedHold: v.nullable(v.object({ reason: v.string(), startsAt: InstantField })),
};
