import { EmailField, STAFF_ROLES, ReasonField } from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';
import { InstantField } from '../platform/http/fields.ts';

const RoleField = v.picklist(STAFF_ROLES, 'Choose a role');

const StaffMemberSchema = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  /** Empty for who no longer works for the shop. */
  roles: v.array(v.picklist(STAFF_ROLES)),
  /** Since when they have worked for the shop; null for who no longer does. */
  since: v.nullable(InstantField),
});
/** Somebody who works for the shop. */
export type StaffMemberDto = v.InferOutput<typeof StaffMemberSchema>;

const StaffListSchema = v.object({ members: v.array(StaffMemberSchema) });

const ShopEditionSchema = v.object({
  /** Another text after each change. */
  edition: v.string(),
});
/** Which edition of its pages the shop shows. */
export type ShopEditionDto = v.InferOutput<typeof ShopEditionSchema>;

const RoleChangeSchema = v.object({ email: EmailField, role: RoleField, reason: ReasonField });
/** Whose role is given or taken, and why. */
export type RoleChange = v.InferOutput<typeof RoleChangeSchema>;

/** The named shapes of the staff. */
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

/** The calls on who works for the shop, for owners, and on whether their work has changed what the shop shows. */
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
