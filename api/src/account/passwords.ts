import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createSheddingQueue } from '../platform/queue/shedding-queue.ts';

/** OWASP's recommendation for argon2id, the library's default kind: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each takes a core for some 20 ms: one core stays for everybody else, however many people sign in. */
const queue = createSheddingQueue({ atOnce: Math.max(1, availableParallelism() - 1), waiting: 200 });

/** Hashes a password for storage. @throws unavailable while too many are being hashed */
export function hashPassword(password: string): Promise<string> {
  return queue.run(() => hash(password, cost));
}

let decoy: Promise<string> | null = null;

/**
 * Checks a password against the stored hash. Without one it does the same work on a decoy and refuses, so that
 * the time of an answer does not tell whether an address has an account.
 * @throws unavailable while too many are being checked
 */
export async function passwordMatches(storedHash: string | null, password: string): Promise<boolean> {
  // Made once, out of turn: a refusal for lack of turns would stay for good.
  decoy ??= hash('no account has this password', cost);
  const compared = storedHash ?? (await decoy);
  const matches = await queue.run(() => verify(compared, password));
  return matches && storedHash !== null;
}
