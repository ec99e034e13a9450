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

/** A person with an account, as that person sees it. */
export const UserSchema = v.object({
  id: v.string(),
  name: v.string(),
  username: v.string(),
  email: v.string(),
  /** Whether the person has shown that they read the mail of their address. */
  emailConfirmed: v.boolean(),
  /** The widest of what follows, in a word. */
  role: v.picklist(ROLES),
  /** What the person does for the shop. */
  staffRoles: v.array(v.picklist(STAFF_ROLES)),
  /** The studios the person works in. */
  studios: v.array(v.object({ studioId: v.string(), role: v.picklist(STUDIO_ROLES) })),
  avatar: v.nullable(v.object({ url: v.string() })),
  /** Whether it can be signed in to by a password. */
  hasPassword: v.boolean(),
  freeDownloads: v.pipe(v.number(), v.integer()),
  activeSubscription: v.boolean(),
  /** For whom invoices are made out, where that is a company; null where not given. */
  company: v.nullable(v.string()),
  /** The company's number for value added or sales tax; null where not given. */
  taxNumber: v.nullable(v.string()),
  createdAt: InstantField,
});
/** A person with an account, as that person sees it. */
export type UserDto = v.InferOutput<typeof UserSchema>;

/**
 * A fresh session: its bearer token, shown this once, its owner, and what the device keeps so that a later sign-in on
 * it is not held up by the guesses of others.
 */
export const SessionSchema = v.object({ token: v.string(), user: UserSchema, deviceToken: v.string() });

/** Blank is none. */
const optionalLine = (words: string, most: number) =>
  v.optional(
    v.pipe(
      v.string(`${words} must be a text`),
      v.trim(),
      v.maxLength(most, `${words} must be at most ${most} characters`),
    ),
  );

/** Who wants an account; without a username, one is made from the name. A `role` other than user is ignored: roles are given by the shop. */
const RegisterSchema = v.object({
  name: NameField,
  username: v.optional(UsernameField),
  email: EmailField,
  password: NewPasswordField,
  role: v.optional(v.unknown()),
});
/** Who wants an account. */
export type Registration = v.InferOutput<typeof RegisterSchema>;

const DeviceTokenField = v.optional(v.pipe(v.string(), v.maxLength(200, 'Must be a device token')));

/** Who signs in. */
const LoginSchema = v.object({
  email: EmailField,
  password: GivenPasswordField,
  /** From an earlier session on the same device; anything else counts as none. */
  deviceToken: DeviceTokenField,
});
/** Who signs in. */
export type Credentials = v.InferOutput<typeof LoginSchema>;

const PasswordChangeSchema = v.object({
  currentPassword: v.pipe(
    v.string('Current password is required'),
    v.nonEmpty('Current password is required'),
    v.maxLength(256, 'Password must be at most 256 characters'),
  ),
  newPassword: ReplacingPasswordField,
});
/** A new password, and the one it replaces. */
export type PasswordChange = v.InferOutput<typeof PasswordChangeSchema>;

/** What people may change about themselves; other fields, such as `email` and `role`, are ignored. */
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
/** What people may change about themselves. */
export type ProfileChange = v.InferOutput<typeof ProfileSchema>;

const IdentityProofInput = v.object({
  /** Left out for an account without one. */
  password: v.optional(GivenPasswordField),
  /** From an earlier session on the same device; anything else counts as none. */
  deviceToken: DeviceTokenField,
});
/** What shows that the owner sits at a session. */
export type IdentityProof = v.InferOutput<typeof IdentityProofInput>;

const IdentityProofSchema = v.object({ provenUntil: InstantField });
/** Until when the password is not asked for again. */
export type IdentityProofDto = v.InferOutput<typeof IdentityProofSchema>;

/** The named shapes of this domain. */
export const accountSchemas = { User: UserSchema, Session: SessionSchema, IdentityProof: IdentityProofSchema };

/** The calls of this domain. */
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
