/**
 * An address as it may stand in the log: without its query, which may hold the token of an email, and without long
 * segments, which are signed links and payment sessions. Who reads the log must not be able to use them.
 */
export function loggedPath(url: string): string {
  const end = url.indexOf('?');
  return (end < 0 ? url : url.slice(0, end)).replaceAll(/[^/]{41,}/g, '…');
}
