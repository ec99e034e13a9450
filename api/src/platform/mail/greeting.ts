/**
 * How an email begins. A name is left out until its owner has shown that the address is theirs: before that it may be a
 * text that a stranger has sent to somebody.
 */
export function greeting(name: string, ownsAddress: boolean): string {
  return ownsAddress ? `Hello ${name},` : 'Hello,';
}
