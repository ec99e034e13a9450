import {
  EmailField,
  GivenPasswordField,
  NameField,
  NewPasswordField,
  ReplacingPasswordField,
  UsernameField,
  MAX_COMPANY_CHARACTERS,
  MAX_TAX_NUMBER_CHARACTERS,
  ROLES,
  STAFF_ROLES,
  STUDIO_ROLES,
} from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';
import { InstantField } from '../platform/http/fields.ts';

/** A user, as shown to themselves. */
export const UserSchema = v.object({
  id: v.string(),
  name: v.string(),
  username: v.string(),
  email: v.string(),
  /** Whether the email address is confirmed. */
  emailConfirmed: v.boolean(),
  /** The broadest of the roles below, as one word. */
  role: v.picklist(ROLES),
  /** Staff roles of the user. */
  staffRoles: v.array(v.picklist(STAFF_ROLES)),
  /** Studios the user is a member of. */
  studios: v.array(v.object({ studioId: v.string(), role: v.picklist(STUDIO_ROLES) })),
  avatar: v.nullable(v.object({ url: v.string() })),
  /** Whether the account has a password. */
  hasPassword: v.boolean(),
  freeDownloads: v.pipe(v.number(), v.integer()),
  activeSubscription: v.boolean(),
  /** Company for invoices; null if not given. */
  company: v.nullable(v.string()),
  /** VAT or sales tax number of the company; null if not given. */
  taxNumber: v.nullable(v.string()),
  createdAt: InstantField,
});
/** A user, as shown to themselves. */
export type UserDto = v.InferOutput<typeof UserSchema>;

/**
 * A new session: its bearer token, returned only once, its user, and a device token that exempts later sign-ins on the
 * device from lockouts caused by others.
 */
export const SessionSchema = v.object({ token: v.string(), user: UserSchema, deviceToken: v.string() });

/** Creates a schema for optional text; blank counts as none. */
const optionalLine = (words: string, most: number) =>
  v.optional(
    v.pipe(
      v.string(`${words} must be a text`),
      v.trim(),
      v.maxLength(most, `${words} must be at most ${most} characters`),
    ),
  );

/**
 * Registration. Without a username, one is generated from the name. A `role` other than user is ignored, as roles are
 * assigned by the shop.
 */
const RegisterSchema = v.object({
  name: NameField,
  username: v.optional(UsernameField),
  email: EmailField,
  password: NewPasswordField,
  role: v.optional(v.unknown()),
});
/** Registration. */
export type Registration = v.InferOutput<typeof RegisterSchema>;

const DeviceTokenField = v.optional(v.pipe(v.string(), v.maxLength(200, 'Must be a device token')));

/** Sign-in credentials. */
const LoginSchema = v.object({
  email: EmailField,
  password: GivenPasswordField,
  /** Device token of an earlier session; invalid ones are ignored. */
  deviceToken: DeviceTokenField,
});
/** Sign-in credentials. */
export type Credentials = v.InferOutput<typeof LoginSchema>;

const PasswordChangeSchema = v.object({
  currentPassword: v.pipe(
    v.string('Current password is required'),
    v.nonEmpty('Current password is required'),
    v.maxLength(256, 'Password must be at most 256 characters'),
  ),
  newPassword: ReplacingPasswordField,
});
/** The new and the current password. */
export type PasswordChange = v.InferOutput<typeof PasswordChangeSchema>;

/** Profile fields that users may change; others, such as `email` and `role`, are ignored. */
const ProfileSchema = v.pipe(
  v.object({
    name: v.optional(NameField),
    username: v.optional(UsernameField),
    company: optionalLine('Company', MAX_COMPANY_CHARACTERS),
    taxNumber: optionalLine('Tax number', MAX_TAX_NUMBER_CHARACTERS),
  }),
  v.forward(
    v.check((change) => Object.values(change).some((value) => value !== undefined), 'Name is required'),
    ['name'],
  ),
);
/** Profile fields that users may change. */
export type ProfileChange = v.InferOutput<typeof ProfileSchema>;

const IdentityProofInput = v.object({
  /** Omitted for an account without a password. */
  password: v.optional(GivenPasswordField),
  /** Device token of an earlier session; invalid ones are ignored. */
  deviceToken: DeviceTokenField,
});
/** Confirmation of the user's identity. */
export type IdentityProof = v.InferOutput<typeof IdentityProofInput>;

const IdentityProofSchema = v.object({ provenUntil: InstantField });
/** Time until which the confirmation is valid. */
export type IdentityProofDto = v.InferOutput<typeof IdentityProofSchema>;

/** Named schemas of this domain. */
export const accountSchemas = { User: UserSchema, Session: SessionSchema, IdentityProof: IdentityProofSchema };

/** Calls of this domain. */
export const accountCalls = {
  register: defineCall({
    method: 'post',
    path: '/auth/register',
    summary: 'Creates an account and signs it in.',
    auth: 'none',
    body: RegisterSchema,
    response: SessionSchema,
    status: 201,
    errors: ['already_taken', 'rate_limited'],
  }),
  login: defineCall({
    method: 'post',
    path: '/auth/login',
    summary: 'Signs in with email and password and opens a session.',
    auth: 'none',
    body: LoginSchema,
    response: SessionSchema,
    errors: ['invalid_credentials', 'account_blocked', 'rate_limited'],
  }),
  prove: defineCall({
    method: 'post',
    path: '/auth/proof',
    summary: 'Verifies the password again, for actions that respond with `proof_required`.',
    auth: 'identity.prove',
    body: IdentityProofInput,
    response: IdentityProofSchema,
    errors: ['rate_limited', 'reauthentication_required'],
  }),
  me: defineCall({
    method: 'get',
    path: '/auth/me',
    summary: 'Returns the signed-in user.',
    auth: 'account.read',
    response: UserSchema,
    errors: [],
  }),
  meAmongUsers: defineCall({
    method: 'get',
    path: '/users/me',
    summary: 'Same as `/auth/me`.',
    auth: 'account.read',
    response: UserSchema,
    errors: [],
  }),
  updateProfile: defineCall({
    method: 'put',
    path: '/auth/profile',
    summary:
      'Updates those of `name`, `username`, `company` and `taxNumber` that are present; a blank company or tax number removes it. With `currentPassword` and `newPassword`, sets a new password and ends every other session of the account. Other fields are ignored.',
    auth: 'account.edit',
    body: v.union([PasswordChangeSchema, ProfileSchema]),
    response: UserSchema,
    errors: ['already_taken', 'rate_limited'],
  }),
  logout: defineCall({
    method: 'post',
    path: '/auth/logout',
    summary: 'Ends the session of the bearer token.',
    auth: 'session.end',
    impersonation: 'allowed',
    response: null,
    errors: [],
  }),
};
