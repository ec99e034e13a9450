import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createSheddingQueue } from '../platform/queue/shedding-queue.ts';

/** OWASP recommendation for argon2id, the library's default variant: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each hash takes a core for about 20 ms; one core is kept free for other work. */
const queue = createSheddingQueue({ atOnce: Math.max(1, availableParallelism() - 1), waiting: 200 });

/** Hashes a password for storage. @throws unavailable when too many hashes are pending */
export function hashPassword(password: string): Promise<string> {
  return queue.run(() => hash(password, cost));
}

let decoy: Promise<string> | null = null;

/**
 * Checks a password against the stored hash. Without one, verifies a decoy hash and returns false, so that response
 * times do not reveal whether an address has an account.
 * @throws unavailable when too many checks are pending
 */
export async function passwordMatches(storedHash: string | null, password: string): Promise<boolean> {
  // Created once and outside of the queue, as a rejection would be cached forever.
  decoy ??= hash('no account has this password', cost);
  const compared = storedHash ?? (await decoy);
  const matches = await queue.run(() => verify(compared, password));
  return matches && storedHash !== null;
}
