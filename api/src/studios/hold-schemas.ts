import * as v from 'valibot';
import { InstantField } from '../platform/http/fields.ts';

/** Why the shop holds a studio, or will hold it; null while it does not. */
export const studioHoldFields = {
  hold: v.nullable(v.object({ reason: v.string(), heldAt: InstantField })),
  announcedHold: v.nullable(v.object({ reason: v.string(), startsAt: InstantField })),
};
