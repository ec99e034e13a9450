import type {
  ConfirmationEmail,
  ConfirmedEmail,
  IdentityProof,
  OpenSession,
  PasswordResetRequest,
  ResetToken,
  Session,
  User,
} from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** Details of a new account. */
interface Registration {
  readonly name: string;
  /** Derived from the name when omitted. */
  readonly username?: string;
  readonly email: string;
  readonly password: string;
}

/** Editable profile fields; omitted fields are unchanged. */
export interface ProfileChange {
  readonly name?: string;
  readonly username?: string;
  readonly company?: string;
  readonly taxNumber?: string;
}

/** Sign-in credentials. */
interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Device token from an earlier session on the same device. */
  readonly deviceToken?: string;
}

/** Proof that the account owner is using the session. */
interface IdentityClaim {
  readonly password?: string;
  /** Device token from an earlier session on the same device. */
  readonly deviceToken?: string;
}

/** API for sign-up, sign-in, sign-out and password reset. */
export interface AccountApi {
  register(registration: Registration): Promise<Session>;
  login(credentials: Credentials): Promise<Session>;
  /** Confirms the password again. */
  prove(proof: IdentityClaim): Promise<IdentityProof>;
  me(): Promise<User>;
  logout(): Promise<void>;
  changePassword(currentPassword: string, newPassword: string): Promise<User>;
  updateProfile(change: ProfileChange): Promise<User>;
  removeAvatar(): Promise<User>;
  sessions(): Promise<OpenSession[]>;
  endSession(id: string): Promise<OpenSession[]>;
  endOtherSessions(): Promise<OpenSession[]>;
  confirmEmail(token: string): Promise<ConfirmedEmail>;
  resendConfirmation(): Promise<ConfirmationEmail>;
  requestPasswordReset(email: string): Promise<PasswordResetRequest>;
  verifyOtp(email: string, otp: string): Promise<ResetToken>;
  resetPassword(token: string, newPassword: string): Promise<void>;
}

/** Creates an `AccountApi` that calls the REST API. */
export function restAccountApi(client: RestClient): AccountApi {
  return {
    register: ({ name, username, email, password }) =>
      client.post<Session>(restPath`/auth/register`, { name, username, email, password, role: 'user' }),
    login: (credentials) => client.post<Session>(restPath`/auth/login`, credentials),
    prove: (proof) => client.post<IdentityProof>(restPath`/auth/proof`, proof),
    me: () => client.get<User>(restPath`/auth/me`),
    logout: () => client.command(restPath`/auth/logout`),
    changePassword: (currentPassword, newPassword) =>
      client.put<User>(restPath`/auth/profile`, { currentPassword, newPassword }),
    updateProfile: (change) => client.put<User>(restPath`/auth/profile`, change),
    removeAvatar: () => client.delete<User>(restPath`/auth/profile/avatar`),
    sessions: () => client.get<OpenSession[]>(restPath`/auth/sessions`),
    endSession: (id) => client.delete<OpenSession[]>(restPath`/auth/sessions/${id}`),
    endOtherSessions: () => client.delete<OpenSession[]>(restPath`/auth/sessions`),
    confirmEmail: (token) => client.post<ConfirmedEmail>(restPath`/auth/confirm-email`, { token }),
    resendConfirmation: () => client.post<ConfirmationEmail>(restPath`/auth/confirm-email/emails`),
    requestPasswordReset: (email) =>
      client.post<PasswordResetRequest>(restPath`/auth/forgot-password`, { email, role: 'user' }),
    verifyOtp: (email, otp) => client.post<ResetToken>(restPath`/auth/verify-otp`, { email, otp }),
    resetPassword: (token, newPassword) => client.command(restPath`/auth/reset-password`, { token, newPassword }),
  };
}
