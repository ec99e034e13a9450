import type { DbOrTrx, Trx } from '../database.ts';
import { UNDELIVERABLE_DOMAIN } from '../platform/mail/undeliverable.ts';

/** Whose data is meant. */
export interface Person {
  readonly id: string;
  readonly email: string;
  /**
   * Whether the person has shown that they read the mail of their address. What is known by an address alone, such as
   * a message of a visitor, is theirs only then: anyone can register with a stranger's address.
   */
  readonly ownsAddress: boolean;
}

/** What one domain keeps of people. */
export interface PersonalData {
  /** What it knows of a person, by headings, without secrets. */
  exportOf(db: DbOrTrx, person: Person): Promise<Readonly<Record<string, unknown>>>;
  /** Erases it, or masks what has to stay for the books; nothing is sent or called from here. */
  forget(trx: Trx, person: Person): Promise<void>;
}

/** What stands for the address of a person who was deleted: unique, and leading nowhere. */
export function maskedAddress(userId: string): string {
  return `deleted-${userId}@${UNDELIVERABLE_DOMAIN}`;
}
