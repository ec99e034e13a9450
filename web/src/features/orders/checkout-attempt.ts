const KEY = 'halfdrop.checkout-attempt';

/** Attempt held in memory if storage is unavailable; lost on reload. */
let unstored: string | null = null;

function remembered(): string | null {
  try {
    return sessionStorage.getItem(KEY) ?? unstored;
  } catch {
    return unstored;
  }
}

function remember(attempt: string): void {
  try {
    sessionStorage.setItem(KEY, attempt);
  } catch {
    unstored = attempt;
  }
}

/**
 * Returns the idempotency key of a payment attempt. While `contents`, which identifies what is bought, stays the same,
 * a double submit, retry or reload in this tab reuses the key, so that only one order is created.
 */
export function attemptKeyFor(contents: string): string {
  const [key, attempted] = remembered()?.split(' ') ?? [];
  if (key && attempted === contents) return key;
  const fresh = crypto.randomUUID();
  remember(`${fresh} ${contents}`);
  return fresh;
}

/** Ends the attempt; the next one gets a new key. */
export function forgetAttempt(): void {
  unstored = null;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    return;
  }
}
