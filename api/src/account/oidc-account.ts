import type { Trx } from '../database.ts';
import { findByEmail, findById, insertAccount } from './account.repository.ts';
import type { ProvenIdentity } from './oidc-issuer.ts';
import { findIdentity, linkIdentity } from './oidc.repository.ts';
import { freeUsername } from './username.ts';

const NAME_CHARACTERS = 100;

/** Reason an identity cannot sign in to an account. */
type AccountRefusal = 'unverified' | 'unconfirmed-account' | 'other-identity';

/** The account to sign in to, or the refusal. */
type FoundAccount =
  | { readonly userId: string; readonly isNewAccount: boolean; readonly refusal?: never }
  | { readonly refusal: AccountRefusal };

/**
 * Returns the account of an identity proven by an issuer: the linked one, or the one with its address, or a new one.
 * docs/adr/0013 explains the rules against account takeover.
 */
export async function accountOf(trx: Trx, identity: ProvenIdentity, now: Date): Promise<FoundAccount> {
  const { issuer, subject, verifiedEmail, name } = identity;
  const linked = await findIdentity(trx, issuer, subject);
  if (linked !== undefined && (await findById(trx, linked))) return { userId: linked, isNewAccount: false };
  if (verifiedEmail === null) return { refusal: 'unverified' };
  const known = await findByEmail(trx, verifiedEmail);
  // The address was never confirmed, so the account may have been registered by an attacker in advance.
  if (known && known.email_confirmed_at === null) return { refusal: 'unconfirmed-account' };
  const account =
    known ??
    (await insertAccount(trx, {
      name: personName(name, verifiedEmail),
      username: await freeUsername(trx, localPart(verifiedEmail)),
      email: verifiedEmail,
      passwordHash: null,
      createdAt: now,
      emailConfirmedAt: now,
    }));
  const isLinked = await linkIdentity(trx, { issuer, subject, userId: account.id, now });
  return isLinked ? { userId: account.id, isNewAccount: !known } : { refusal: 'other-identity' };
}

/** Returns a valid name of 2 to 100 characters. */
function personName(name: string | null, email: string): string {
  const characters = Array.from(name ?? localPart(email)).slice(0, NAME_CHARACTERS);
  return characters.join('') + '.'.repeat(Math.max(0, 2 - characters.length));
}

function localPart(email: string): string {
  return email.slice(0, email.lastIndexOf('@'));
}
