import { useSyncExternalStore } from 'react';
import { readSession } from './session.ts';

/** Something a visitor began that needs an account. */
export interface SignInRequest {
  /** What signing in is for, as a sentence. */
  readonly reason: string;
  /** Goes on with it. */
  readonly resume: () => void;
}

const listeners = new Set<() => void>();
let pending: SignInRequest | null = null;

function setPending(request: SignInRequest | null): void {
  pending = request;
  for (const listener of listeners) listener();
}

/**
 * Does something at once for a person who is signed in. Others are asked over the page to sign in or to create an
 * account, and it is done as soon as they have; who closes the dialog has dropped it.
 * @param reason what signing in is for, as a sentence
 */
export function whenSignedIn(reason: string, action: () => void): void {
  if (readSession()) action();
  else setPending({ reason, resume: action });
}

/** Drops what waits for a sign-in. */
export function dropSignInRequest(): void {
  setPending(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What waits for a sign-in, null when nothing does. */
export function useSignInRequest(): SignInRequest | null {
  return useSyncExternalStore(
    subscribe,
    () => pending,
    () => null,
  );
}
