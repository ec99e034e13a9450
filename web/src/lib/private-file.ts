import { expireSession, readSession } from './session.ts';

/** Timeout for generating and sending a file, in milliseconds. */
const TIMEOUT_MS = 30_000;

/** Fetches a file that requires the session; null if it is unavailable. */
export async function fetchPrivateFile(path: string, method: 'GET' | 'POST' = 'GET'): Promise<Blob | null> {
  const token = readSession()?.token;
  try {
    const response = await fetch(path, {
      method,
      headers: { authorization: `Bearer ${token ?? ''}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return await response.blob();
    if (response.status === 401 && token === readSession()?.token) expireSession();
    return null;
  } catch (cause) {
    console.info('The file was not fetched.', cause);
    return null;
  }
}
