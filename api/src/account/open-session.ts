import { roleOf } from '@halfdrop/domain';
import type { Request } from 'express';
import { addDays } from '../platform/clock/clock.ts';
import type { DbOrTrx } from '../database.ts';
import { addressOf } from '../platform/http/caller-address.ts';
import { Problem } from '../platform/http/problem.ts';
import { newSecret, secretHash } from '../platform/ids/ids.ts';
import type { UserDto } from './account.contract.ts';
import { insertSession, type AccountRow } from './account.repository.ts';
import { deviceName } from './device-name.ts';
import { newDeviceToken } from './known-device.ts';

const SESSION_DAYS = 30;

/** A new session with its token, returned only once. */
export interface OpenedSession {
  token: string;
  user: UserDto;
  /** Exempts later sign-ins on the device from lockouts caused by others. */
  deviceToken: string;
}

/** Origin of a sign-in. */
export interface Caller {
  readonly address: string;
  /** Readable name, such as 'Chrome on Windows'. */
  readonly device: string;
}

/** Returns the origin of a request. */
export function callerOf(request: Request): Caller {
  return { address: addressOf(request), device: deviceName(request.get('user-agent')) };
}

interface Opening {
  readonly account: AccountRow;
  readonly caller: Caller;
  readonly now: Date;
  /** Signing key of {@link newDeviceToken}. */
  readonly deviceSecret: string;
}

/** Opens a session for an authenticated user. @throws account_blocked */
export async function openSession(
  db: DbOrTrx,
  { account, caller, now, deviceSecret }: Opening,
): Promise<OpenedSession> {
  if (account.blocked_at !== null) throw new Problem('account_blocked');
  const token = newSecret();
  await insertSession(db, {
    userId: account.id,
    tokenHash: secretHash(token),
    device: caller.device,
    createdAt: now,
    expiresAt: addDays(now, SESSION_DAYS),
  });
  return { token, user: toUser(account), deviceToken: newDeviceToken(deviceSecret, account.email) };
}

/** Converts an account to the user's own view. */
export function toUser(account: AccountRow): UserDto {
  return {
    id: account.id,
    name: account.name,
    username: account.username,
    email: account.email,
    emailConfirmed: account.email_confirmed_at !== null,
    role: roleOf(account),
    staffRoles: account.staffRoles,
    studios: account.studios,
    hasPassword: account.password_hash !== null,
    avatar: account.avatar_url === null ? null : { url: account.avatar_url },
    freeDownloads: account.free_downloads,
    activeSubscription: account.has_active_subscription,
    company: account.company,
    taxNumber: account.tax_number,
    createdAt: account.created_at.toISOString(),
  };
}
