import * as v from 'valibot';
import { InstantField } from '../../platform/http/fields.ts';

/** Reason and start of a hold. */
export const HoldSchema = v.object({ reason: v.string(), heldAt: InstantField });

/** Reason and start of an announced hold. */
export const AnnouncedHoldSchema = v.object({ reason: v.string(), startsAt: InstantField });
