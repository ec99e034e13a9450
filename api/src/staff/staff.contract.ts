import { EmailField, STAFF_ROLES, ReasonField } from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';
import { InstantField } from '../platform/http/fields.ts';

const RoleField = v.picklist(STAFF_ROLES, 'Choose a role');

const StaffMemberSchema = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  /** Empty for former staff. */
  roles: v.array(v.picklist(STAFF_ROLES)),
  /** Since when they have been staff; null for former staff. */
  since: v.nullable(InstantField),
});
/** A member of staff. */
export type StaffMemberDto = v.InferOutput<typeof StaffMemberSchema>;

const StaffListSchema = v.object({ members: v.array(StaffMemberSchema) });

const ShopEditionSchema = v.object({
  /** Token that changes with each edit. */
  edition: v.string(),
});
/** The current edition of the shop's pages. */
export type ShopEditionDto = v.InferOutput<typeof ShopEditionSchema>;

const RoleChangeSchema = v.object({ email: EmailField, role: RoleField, reason: ReasonField });
/** A role to grant or revoke, and the reason. */
export type RoleChange = v.InferOutput<typeof RoleChangeSchema>;

/** Named schemas for the staff. */
export const staffSchemas = {
  StaffMember: StaffMemberSchema,
  StaffList: StaffListSchema,
  ShopEdition: ShopEditionSchema,
};

const changing = {
  method: 'post',
  auth: 'staff.manage',
  needsProof: true,
  body: RoleChangeSchema,
  response: StaffMemberSchema,
} as const;

/** Endpoints for managing staff, for owners only, and for reading whether staff edits have changed public pages. */
export const staffCalls = {
  edition: defineCall({
    method: 'get',
    path: '/shop-edition',
    summary:
      'Returns the edition of the shop. It changes whenever staff change what pages show, and pages cached under an earlier edition are then stale.',
    auth: 'none',
    response: ShopEditionSchema,
    errors: [],
  }),
  members: defineCall({
    method: 'get',
    path: '/admin/staff',
    summary: 'Lists the staff of the shop by name.',
    auth: 'staff.manage',
    response: StaffListSchema,
    errors: [],
  }),
  grant: defineCall({
    ...changing,
    path: '/admin/staff/grant-role',
    summary:
      'Grants a staff role to the account with an address, effective from its next request, and notifies the user.',
    errors: ['not_found', 'proof_required'],
  }),
  take: defineCall({
    ...changing,
    path: '/admin/staff/take-role',
    summary:
      'Revokes a staff role of the account with an address immediately and notifies the user. The last owner keeps their role.',
    errors: ['not_found', 'last_admin', 'proof_required'],
  }),
};
