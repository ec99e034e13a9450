import type { AccountService } from '../account/account.service.ts';
import { Problem } from '../platform/http/problem.ts';

type Accounts = Pick<AccountService, 'userById'>;

/** The requester of a ticket: an account, or somebody at an address. */
export interface Requester {
  readonly email: string;
  readonly userId: string | null;
  readonly isSubscriber: boolean;
}

async function member(account: Accounts, userId: string): Promise<Requester> {
  const user = await account.userById(userId);
  return { email: user.email, userId, isSubscriber: user.activeSubscription };
}

/** Returns who opens a ticket. @throws validation_failed for a visitor without an address */
export async function requesterOf(
  account: Accounts,
  userId: string | null,
  email: string | undefined,
): Promise<Requester> {
  if (userId !== null) return member(account, userId);
  if (email === undefined) {
    throw new Problem('validation_failed', { errors: [{ path: 'email', message: 'Email is required' }] });
  }
  return { email, userId: null, isSubscriber: false };
}

/**
 * Returns the account or address of a requester. A signed-in user may ask to be answered at another address; the ticket
 * then belongs to that address instead.
 */
export async function senderOf(account: Accounts, userId: string | null, email: string): Promise<Requester> {
  const requester = userId === null ? null : await member(account, userId);
  const isOwn = requester?.email.toLowerCase() === email.toLowerCase();
  return requester && isOwn ? requester : { email, userId: null, isSubscriber: false };
}
