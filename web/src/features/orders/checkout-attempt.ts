const KEY = 'halfdrop.checkout-attempt';

/** Holds the attempt where the browser stores nothing; it then lasts until the page is reloaded. */
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
 * The idempotency key of one attempt to pay. `contents` names what is being bought: as long as it stays the same,
 * a double submit, a retry or a reload of this tab answers with the same key, so that one order comes of it.
 */
export function attemptKeyFor(contents: string): string {
  const [key, attempted] = remembered()?.split(' ') ?? [];
  if (key && attempted === contents) return key;
  const fresh = crypto.randomUUID();
  remember(`${fresh} ${contents}`);
  return fresh;
}

/** Ends the attempt: the next one gets a key of its own. */
export function forgetAttempt(): void {
  unstored = null;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    return;
  }
}
