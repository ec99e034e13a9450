import { FIND_KINDS, MIN_FIND_CHARACTERS } from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';

/** Something to go to. */
const AdminFindSchema = v.object({
  kind: v.picklist(FIND_KINDS),
  /** The number of an order or a ticket, the code of a coupon, the id of all else. */
  id: v.string(),
  label: v.string(),
  detail: v.string(),
});
/** Something to go to. */
export type AdminFindDto = v.InferOutput<typeof AdminFindSchema>;

const AdminFindsSchema = v.object({ finds: v.array(AdminFindSchema) });

/** The named shapes of finding something from any desk. */
export const findSchemas = { AdminFind: AdminFindSchema, AdminFinds: AdminFindsSchema };

const words = `Type ${MIN_FIND_CHARACTERS} to 150 characters`;

/** Finding something from any desk. */
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
