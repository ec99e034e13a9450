const KEY = 'halfdrop.google';

/** Stores the key that completes a sign-in with Google, in this tab only. Returns false if storage is denied. */
export function keepGoogleKey(browserKey: string): boolean {
  try {
    sessionStorage.setItem(KEY, browserKey);
    return true;
  } catch (cause) {
    console.warn('The browser keeps nothing for this tab.', cause);
    return false;
  }
}

/** Takes the key of the sign-in started in this tab; null if there is none. */
export function takeGoogleKey(): string | null {
  try {
    const browserKey = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return browserKey;
  } catch (cause) {
    console.warn('The browser keeps nothing for this tab.', cause);
    return null;
  }
}
