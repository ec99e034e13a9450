/**
 * Returns the greeting of an email. The name is omitted until the address is confirmed: until then it may be text that
 * someone sends to a stranger.
 */
export function greeting(name: string, ownsAddress: boolean): string {
  return ownsAddress ? `Hello ${name},` : 'Hello,';
}
