import { useSyncExternalStore } from 'react';
import { readSession } from './session.ts';

/** A visitor's action that requires an account. */
export interface SignInRequest {
  /** What signing in is for, as a sentence. */
  readonly reason: string;
  /** Continues the action. */
  readonly resume: () => void;
}

const listeners = new Set<() => void>();
let pending: SignInRequest | null = null;

function setPending(request: SignInRequest | null): void {
  pending = request;
  for (const listener of listeners) listener();
}

/**
 * Runs an action at once for a signed-in user. Others get a dialog to sign in or create an account, and the action runs
 * afterwards; closing the dialog drops it.
 * @param reason what signing in is for, as a sentence
 */
export function whenSignedIn(reason: string, action: () => void): void {
  if (readSession()) action();
  else setPending({ reason, resume: action });
}

/** Drops the pending action. */
export function dropSignInRequest(): void {
  setPending(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the action waiting for a sign-in; null if there is none. */
export function useSignInRequest(): SignInRequest | null {
  return useSyncExternalStore(
    subscribe,
    () => pending,
    () => null,
  );
}
