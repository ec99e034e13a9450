/** Reads a text from the browser's storage; null when there is none or the browser denies it. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (cause) {
    console.warn(`Storage cannot be read: ${key}`, cause);
    return null;
  }
}

/** Writes a text to the browser's storage, or removes it when it is null. Returns false when the browser denies it. */
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
