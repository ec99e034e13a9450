/**
 * The one address by which search engines are to know a list: what chooses its category and its page stay. Anything else
 * narrows, reorders or only looks different, and leads back to the first page of the whole list.
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
