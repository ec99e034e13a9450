import type { DbOrTrx, Trx } from '../database.ts';
import { UNDELIVERABLE_DOMAIN } from '../platform/mail/undeliverable.ts';

/** The user whose data is meant. */
export interface Person {
  readonly id: string;
  readonly email: string;
  /**
   * Whether the user has confirmed their address. Data known only by address, such as a visitor's message, belongs to
   * them only then: anyone can register with a stranger's address.
   */
  readonly ownsAddress: boolean;
}

/** Personal data of one domain. */
export interface PersonalData {
  /** Returns the data about a user by heading, without secrets. */
  exportOf(db: DbOrTrx, person: Person): Promise<Readonly<Record<string, unknown>>>;
  /** Deletes it, or masks what must be kept for the books. Must not send mail or call other services. */
  forget(trx: Trx, person: Person): Promise<void>;
}

/** Returns a placeholder for a deleted user's address: unique and undeliverable. */
export function maskedAddress(userId: string): string {
  return `deleted-${userId}@${UNDELIVERABLE_DOMAIN}`;
}
