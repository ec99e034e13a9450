const KEY = 'halfdrop.google';

/** Keeps, in this tab alone, what a sign-in with Google that begins here is finished with. False when it cannot. */
export function keepGoogleKey(browserKey: string): boolean {
  try {
    sessionStorage.setItem(KEY, browserKey);
    return true;
  } catch (cause) {
    console.warn('The browser keeps nothing for this tab.', cause);
    return false;
  }
}

/** The key of the sign-in that began in this tab, once; null when none did. */
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
