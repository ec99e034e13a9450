import { FIND_KINDS, MIN_FIND_CHARACTERS } from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';

/** A search result across desks. */
const AdminFindSchema = v.object({
  kind: v.picklist(FIND_KINDS),
  /** Number of an order or ticket, code of a coupon, or id of anything else. */
  id: v.string(),
  label: v.string(),
  detail: v.string(),
});
/** A search result across desks. */
export type AdminFindDto = v.InferOutput<typeof AdminFindSchema>;

const AdminFindsSchema = v.object({ finds: v.array(AdminFindSchema) });

/** Named schemas for the search across desks. */
export const findSchemas = { AdminFind: AdminFindSchema, AdminFinds: AdminFindsSchema };

const words = `Type ${MIN_FIND_CHARACTERS} to 150 characters`;

/** Endpoints for the search across desks. */
export const findCalls = {
  finds: defineCall({
    method: 'get',
    path: '/admin/finds',
    summary:
      'Finds at most 5 each of orders, users, tickets, patterns, studios and coupons whose number, address, name, title or code starts with a text. Returns only what the caller may see.',
    auth: 'shop.overview',
    query: v.object({
      q: v.pipe(v.string(words), v.trim(), v.minLength(MIN_FIND_CHARACTERS, words), v.maxLength(150, words)),
    }),
    response: AdminFindsSchema,
    errors: [],
  }),
};
