import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { readStored, writeStored } from './storage.ts';

/** What the browser stores about the signed-in user. */
export const SessionUserSchema = v.object({
  id: v.string(),
  name: v.string(),
  username: v.string(),
  email: v.string(),
  role: v.picklist(['ADMIN', 'CONTRIBUTOR', 'USER']),
  // Missing in sessions stored by older versions; the first viewer query adds it.
  staffRoles: v.optional(v.array(v.picklist(['CATALOG', 'CONTENT', 'FINANCE', 'OWNER', 'REVIEWER', 'SUPPORT'])), []),
  studios: v.optional(v.array(v.object({ studioId: v.string(), role: v.picklist(['EDITOR', 'OWNER']) })), []),
  avatarUrl: v.nullable(v.string()),
  freeDownloads: v.number(),
  hasActiveSubscription: v.boolean(),
  createdAt: v.string(),
});

/** The signed-in user as stored in the browser. */
export type SessionUser = v.InferOutput<typeof SessionUserSchema>;

/** The signed-in user and their bearer token. */
export interface Session {
  readonly token: string;
  readonly user: SessionUser;
}

const TOKEN_KEY = 'authToken';
const USER_KEY = 'user';

const changeListeners = new Set<() => void>();
const expiryListeners = new Set<() => void>();
let cached: { readonly token: string | null; readonly userText: string | null; readonly session: Session | null } = {
  token: null,
  userText: null,
  session: null,
};

function parseUser(text: string): SessionUser | null {
  try {
    const parsed = v.safeParse(SessionUserSchema, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/**
 * Returns the stored session, the same object until it changes. Null when signed out or if the stored data is invalid.
 */
export function readSession(): Session | null {
  const token = readStored(TOKEN_KEY);
  const userText = readStored(USER_KEY);
  if (token === cached.token && userText === cached.userText) return cached.session;
  const user = token !== null && userText !== null ? parseUser(userText) : null;
  cached = { token, userText, session: token !== null && user ? { token, user } : null };
  return cached.session;
}

function announce(): void {
  for (const listener of changeListeners) listener();
}

/** Stores the session after sign-in or a profile change. */
export function openSession({ token, user }: Session): void {
  writeStored(TOKEN_KEY, token);
  writeStored(USER_KEY, JSON.stringify(v.parse(SessionUserSchema, user)));
  announce();
}

/** Removes the session, including the stored user. */
export function closeSession(): void {
  writeStored(TOKEN_KEY, null);
  writeStored(USER_KEY, null);
  announce();
}

/** Ends a session whose token was refused, and notifies {@link onSessionExpired}. */
export function expireSession(): void {
  closeSession();
  for (const listener of expiryListeners) listener();
}

/** Subscribes to refusals of the stored token. Returns the unsubscribe function. */
export function onSessionExpired(listener: () => void): () => void {
  expiryListeners.add(listener);
  return () => expiryListeners.delete(listener);
}

/** Subscribes to session changes, including those in other tabs. Returns the unsubscribe function. */
export function onSessionChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === TOKEN_KEY || key === USER_KEY || key === null) listener();
  };
  changeListeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    changeListeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

const signedOut = () => null;

/** Returns the current session; null when signed out, on the server, and until the page is hydrated. */
export function useSession(): Session | null {
  return useSyncExternalStore(onSessionChange, readSession, signedOut);
}
