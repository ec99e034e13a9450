import { hash, verify } from '@node-rs/argon2';

/** OWASP's recommendation for argon2id, the library's default kind: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password for storage. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

let decoy: Promise<string> | null = null;

/**
 * Checks a password against the stored hash. Without one it does the same work on a decoy and refuses, so that
 * the time of an answer does not tell whether an address has an account.
 */
export async function passwordMatches(storedHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const matches = await verify(storedHash ?? (await decoy), password);
  return matches && storedHash !== null;
}
