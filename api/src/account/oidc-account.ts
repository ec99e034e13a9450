import type { Trx } from '../database.ts';
import { findByEmail, findById, insertAccount } from './account.repository.ts';
import type { ProvenIdentity } from './oidc-issuer.ts';
import { findIdentity, linkIdentity } from './oidc.repository.ts';
import { freeUsername } from './username.ts';

const NAME_CHARACTERS = 100;

/** Why an issuer's word was not enough for an account. */
type AccountRefusal = 'unverified' | 'unconfirmed-account' | 'other-identity';

/** The account somebody signs in to, or why there is none for them. */
type FoundAccount =
  | { readonly userId: string; readonly isNewAccount: boolean; readonly refusal?: never }
  | { readonly refusal: AccountRefusal };

/**
 * The account of someone whom an issuer has identified: the one they are linked with, else the one of their address,
 * else a new one. The rules against taking over an account are those of docs/adr/0013.
 */
export async function accountOf(trx: Trx, identity: ProvenIdentity, now: Date): Promise<FoundAccount> {
  const { issuer, subject, verifiedEmail, name } = identity;
  const linked = await findIdentity(trx, issuer, subject);
  if (linked !== undefined && (await findById(trx, linked))) return { userId: linked, isNewAccount: false };
  if (verifiedEmail === null) return { refusal: 'unverified' };
  const known = await findByEmail(trx, verifiedEmail);
  // Whoever registered with this address has never shown that they read its mail: they may be a stranger in wait.
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

/** A name of 2 to 100 characters. */
function personName(name: string | null, email: string): string {
  const characters = Array.from(name ?? localPart(email)).slice(0, NAME_CHARACTERS);
  return characters.join('') + '.'.repeat(Math.max(0, 2 - characters.length));
}

function localPart(email: string): string {
  return email.slice(0, email.lastIndexOf('@'));
}
