import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { readStored, writeStored } from './storage.ts';

/** What the browser remembers of the signed-in person. */
export const SessionUserSchema = v.object({
  id: v.string(),
  name: v.string(),
  username: v.string(),
  email: v.string(),
  role: v.picklist(['ADMIN', 'CONTRIBUTOR', 'USER']),
  // What was stored before there were these is refreshed by the first query of the viewer.
  staffRoles: v.optional(v.array(v.picklist(['CATALOG', 'CONTENT', 'FINANCE', 'OWNER', 'REVIEWER', 'SUPPORT'])), []),
  studios: v.optional(v.array(v.object({ studioId: v.string(), role: v.picklist(['EDITOR', 'OWNER']) })), []),
  avatarUrl: v.nullable(v.string()),
  freeDownloads: v.number(),
  hasActiveSubscription: v.boolean(),
  createdAt: v.string(),
});

/** The signed-in person as the browser remembers them. */
export type SessionUser = v.InferOutput<typeof SessionUserSchema>;

/** Who is signed in, and the bearer token that proves it. */
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

/** The session as stored; the same object until it changes. Null when signed out or what is stored is damaged. */
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

/** Remembers who has signed in, or what has changed about them. */
export function openSession({ token, user }: Session): void {
  writeStored(TOKEN_KEY, token);
  writeStored(USER_KEY, JSON.stringify(v.parse(SessionUserSchema, user)));
  announce();
}

/** Forgets who was signed in, the stored copy of the person included. */
export function closeSession(): void {
  writeStored(TOKEN_KEY, null);
  writeStored(USER_KEY, null);
  announce();
}

/** Ends a session whose token the server no longer takes, and says so to {@link onSessionExpired}. */
export function expireSession(): void {
  closeSession();
  for (const listener of expiryListeners) listener();
}

/** Tells when the server has refused the stored token. Returns the function that ends it. */
export function onSessionExpired(listener: () => void): () => void {
  expiryListeners.add(listener);
  return () => expiryListeners.delete(listener);
}

/** Tells of every change of the session, those of other tabs included. Returns the function that ends it. */
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

/** The session, following every change; null when signed out, on the server, and until the page is hydrated. */
export function useSession(): Session | null {
  return useSyncExternalStore(onSessionChange, readSession, signedOut);
}
