import { ADMIN_PAYOUT_SORTS, ADMIN_PAYOUT_VIEWS } from '@halfdrop/domain';
import * as v from 'valibot';
import { linksExport } from '../../exports/exports.contract.ts';
import { defineCall } from '../../platform/http/contract.ts';
import { optionalText } from '../../platform/http/fields.ts';
import { listFields, PaginationSchema } from '../../platform/http/pagination.ts';
import { PayoutFields } from '../payouts.contract.ts';

/** Payout in the staff's list. */
const AdminPayoutSchema = v.object({
  ...PayoutFields,
  studio: v.object({ id: v.string(), name: v.string() }),
});
/** Payout in the staff's list. */
export type AdminPayoutDto = v.InferOutput<typeof AdminPayoutSchema>;

const AdminPayoutPageSchema = v.object({ payouts: v.array(AdminPayoutSchema), pagination: PaginationSchema });
/** One numbered page of payouts. */
export type AdminPayoutPageDto = v.InferOutput<typeof AdminPayoutPageSchema>;

/** Named schemas of the desk. */
export const payoutDeskSchemas = { AdminPayout: AdminPayoutSchema, AdminPayoutPage: AdminPayoutPageSchema };

/** Calls of the payout desk. */
export const payoutDeskCalls = {
  adminPayouts: defineCall({
    method: 'get',
    path: '/admin/payouts',
    summary: 'Lists payouts of all studios by view and by prefix of the studio name, at most 10,000.',
    auth: 'money.inspect',
    query: v.object({
      ...listFields({ views: ADMIN_PAYOUT_VIEWS, view: 'all', sorts: ADMIN_PAYOUT_SORTS, sort: '-requested' }),
      q: optionalText(100),
    }),
    response: AdminPayoutPageSchema,
    errors: [],
  }),
  exportPayouts: defineCall({
    ...linksExport,
    path: '/admin/payouts/exports',
    summary: 'Creates a link to a CSV export of all payouts in a view.',
    auth: 'money.inspect',
    body: v.object({ view: v.picklist(ADMIN_PAYOUT_VIEWS, 'Unknown view'), q: optionalText(100) }),
  }),
};
