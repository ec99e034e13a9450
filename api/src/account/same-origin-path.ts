const PLACEHOLDER_ORIGIN = 'https://same.origin.invalid';
const MAX_CHARACTERS = 2000;

/** Returns a URL on this site as path, query and fragment; `/` for anything else, such as `//elsewhere.example`. */
export function sameOriginPath(wanted: string | null | undefined): string {
  if (!wanted?.startsWith('/') || wanted.length > MAX_CHARACTERS || !URL.canParse(wanted, PLACEHOLDER_ORIGIN)) {
    return '/';
  }
  const { origin, pathname, search, hash } = new URL(wanted, PLACEHOLDER_ORIGIN);
  if (origin !== PLACEHOLDER_ORIGIN || pathname.startsWith('//')) return '/';
  const path = pathname + search + hash;
  return path.length > MAX_CHARACTERS ? '/' : path;
}
