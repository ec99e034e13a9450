/** Reads from the browser's storage; null if the key is missing or access is denied. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (cause) {
    console.warn(`Storage cannot be read: ${key}`, cause);
    return null;
  }
}

/** Writes to the browser's storage; null removes the key. Returns false if access is denied. */
export function writeStored(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch (cause) {
    console.warn(`Storage cannot be written: ${key}`, cause);
    return false;
  }
}
