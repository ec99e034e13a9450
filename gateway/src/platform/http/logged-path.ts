/**
 * Returns a URL for logging: without its query, which may contain an emailed token, and without long segments, which
 * are signed links and payment sessions. Readers of the log must not be able to use them.
 */
export function loggedPath(url: string): string {
  const end = url.indexOf('?');
  return (end < 0 ? url : url.slice(0, end)).replaceAll(/[^/]{41,}/g, '…');
}
