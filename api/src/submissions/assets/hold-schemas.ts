import * as v from 'valibot';
import { InstantField } from '../../platform/http/fields.ts';

/** Why the shop took a pattern from sale, and when. */
export const HoldSchema = v.object({ reason: v.string(), heldAt: InstantField });

/** Why the shop will take a pattern from sale, and when. */
export const AnnouncedHoldSchema = v.object({ reason: v.string(), startsAt: InstantField });
