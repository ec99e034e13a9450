/**
 * Returns the canonical URL of a list. Parameters that select its category and page are kept; anything else only
 * narrows, reorders or restyles it, and points to the first page of the full list.
 */
export function canonicalPath(path: string, query: URLSearchParams, pathParams: readonly string[] = []): string {
  const kept = new URLSearchParams();
  for (const name of pathParams) {
    const value = query.get(name)?.trim();
    if (value) kept.set(name, value);
  }
  const page = query.get('page') ?? '';
  const isWhole = [...query.keys()].every((name) => name === 'page' || pathParams.includes(name));
  if (isWhole && /^[1-9]\d{0,5}$/.test(page) && page !== '1') kept.set('page', page);
  return kept.size === 0 ? path : `${path}?${kept.toString()}`;
}
