const PLACEHOLDER_ORIGIN = 'https://same.origin.invalid';

/** Returns where to go after sign-in: the requested URL if it is on this site, else `/`. */
export function safeRedirect(wanted: string | null): string {
  if (!wanted?.startsWith('/')) return '/';
  try {
    const { origin, pathname, search, hash } = new URL(wanted, PLACEHOLDER_ORIGIN);
    const leadsBack = pathname === '/login' || pathname === '/register';
    return origin === PLACEHOLDER_ORIGIN && !leadsBack && !pathname.startsWith('//') ? pathname + search + hash : '/';
  } catch {
    return '/';
  }
}
