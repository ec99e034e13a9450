import {
  CountryCodeField,
  EmailField,
  STUDIO_ROLES,
  StudioAboutField,
  StudioLinksField,
  StudioNameField,
  StudioSpecialtyField,
} from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';
import { IdField, InstantField } from '../platform/http/fields.ts';
import { CategoryIdField, VersionField } from './contract-fields.ts';
import { studioHoldFields } from './hold-schemas.ts';

const RoleField = v.picklist(STUDIO_ROLES, 'Choose a role');

const MemberSchema = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  role: RoleField,
  joinedAt: InstantField,
  isViewer: v.boolean(),
});

const InvitationSchema = v.object({ id: v.string(), email: v.string(), role: RoleField, expiresAt: InstantField });

/** A studio as its members see it; only owners see invitations. `country` is an ISO 3166-1 alpha-2 code. */
const StudioSchema = v.object({
  id: v.string(),
  name: v.string(),
  slug: v.string(),
  specialty: v.string(),
  about: v.string(),
  links: v.array(v.string()),
  country: v.string(),
  categoryId: v.string(),
  viewerRole: RoleField,
  members: v.array(MemberSchema),
  invitations: v.array(InvitationSchema),
  ...studioHoldFields,
  version: VersionField,
});
/** A studio as its members see it. */
export type StudioDto = v.InferOutput<typeof StudioSchema>;

const StudioListSchema = v.object({ studios: v.array(StudioSchema) });
/** A user's studios, by name. */
export type StudioListDto = v.InferOutput<typeof StudioListSchema>;

/** The studio after a member left or was removed; null if the caller is no longer a member. */
const LeftStudioSchema = v.object({ studio: v.nullable(StudioSchema) });
/** The studio after a member left or was removed; null if the caller is no longer a member. */
export type LeftStudioDto = v.InferOutput<typeof LeftStudioSchema>;

const ProfileSchema = v.object({
  version: VersionField,
  name: v.optional(StudioNameField),
  specialty: v.optional(StudioSpecialtyField),
  about: v.optional(StudioAboutField),
  links: v.optional(StudioLinksField),
  country: v.optional(CountryCodeField),
  categoryId: v.optional(CategoryIdField),
});
/** Changes to a studio's profile. */
export type ProfileInput = v.InferOutput<typeof ProfileSchema>;

const InvitationInputSchema = v.object({ email: EmailField, role: RoleField });
/** An invitation to send. */
export type InvitationInput = v.InferOutput<typeof InvitationInputSchema>;

/** Named schemas for studios. */
export const studioSchemas = {
  Studio: StudioSchema,
  StudioList: StudioListSchema,
  LeftStudio: LeftStudioSchema,
};

const params = v.object({ id: IdField });
const changing = { params, response: StudioSchema } as const;

/** Endpoints for studios, for their members. */
export const studioCalls = {
  own: defineCall({
    method: 'get',
    path: '/studios/own',
    summary: 'Lists the studios of which the signed-in user is a member, by name.',
    auth: 'account.read',
    response: StudioListSchema,
    errors: [],
  }),
  update: defineCall({
    ...changing,
    method: 'put',
    path: '/studios/{id}',
    summary: 'Updates the profile of a studio. Omitted fields are unchanged.',
    auth: 'studio.edit',
    body: ProfileSchema,
    errors: ['not_found', 'already_taken', 'version_conflict'],
  }),
  invite: defineCall({
    ...changing,
    method: 'post',
    path: '/studios/{id}/invitations',
    summary: 'Invites a person by email to join a studio. The link works once, for 7 days.',
    auth: 'studio.staff',
    body: InvitationInputSchema,
    errors: ['not_found', 'already_taken', 'rate_limited'],
  }),
  cancelInvitation: defineCall({
    ...changing,
    method: 'delete',
    path: '/studio-invitations/{id}',
    summary: 'Revokes an invitation.',
    auth: 'studio.staff',
    errors: ['not_found'],
  }),
  acceptInvitation: defineCall({
    method: 'post',
    path: '/studio-invitations/accept',
    summary: 'Accepts an invitation by the token of its link. It must have been sent to the address of the account.',
    auth: 'studio.join',
    body: v.object({
      token: v.pipe(v.string('Must be the token of a link'), v.maxLength(200, 'Must be the token of a link')),
    }),
    response: StudioSchema,
    errors: ['not_found', 'rate_limited'],
  }),
  changeRole: defineCall({
    ...changing,
    method: 'put',
    path: '/studio-members/{id}',
    summary: 'Changes the role of a member. The last owner cannot be changed.',
    auth: 'studio.staff',
    body: v.object({ role: RoleField }),
    errors: ['not_found'],
  }),
  removeMember: defineCall({
    method: 'delete',
    path: '/studio-members/{id}',
    summary: 'Ends a membership. Owners may end any, editors their own; the last owner cannot leave.',
    auth: 'studio.leave',
    params,
    response: LeftStudioSchema,
    errors: ['not_found', 'validation_failed'],
  }),
};
