import type { PasswordResetRequest, ResetToken, Session, User } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';

/** Who wants an account. */
interface Registration {
  readonly name: string;
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** Sign-up, sign-in, sign-out, and the forgotten password. */
export interface AccountApi {
  register(registration: Registration): Promise<Session>;
  login(email: string, password: string): Promise<Session>;
  me(): Promise<User>;
  logout(): Promise<void>;
  changePassword(currentPassword: string, newPassword: string): Promise<User>;
  requestPasswordReset(email: string): Promise<PasswordResetRequest>;
  verifyOtp(email: string, otp: string): Promise<ResetToken>;
  resetPassword(token: string, newPassword: string): Promise<void>;
}

/** The account over REST. */
export function restAccountApi(client: RestClient): AccountApi {
  return {
    register: ({ name, username, email, password }) =>
      client.post<Session>('/auth/register', { name, username, email, password }),
    login: (email, password) => client.post<Session>('/auth/login', { email, password }),
    me: () => client.get<User>('/auth/me'),
    logout: () => client.command('/auth/logout'),
    changePassword: (currentPassword, newPassword) =>
      client.put<User>('/auth/profile', { currentPassword, newPassword }),
    requestPasswordReset: (email) =>
      client.post<PasswordResetRequest>('/auth/forgot-password', { email, role: 'user' }),
    verifyOtp: (email, otp) => client.post<ResetToken>('/auth/verify-otp', { email, otp }),
    resetPassword: (token, newPassword) => client.command('/auth/reset-password', { token, newPassword }),
  };
}
