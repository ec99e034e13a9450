/** Reserved domain (RFC 2606) of unreachable addresses; mail to it is not sent. */
export const UNDELIVERABLE_DOMAIN = 'deleted.invalid';

/** Returns whether an address is known to be undeliverable. */
export function isUndeliverable(address: string): boolean {
  return address.endsWith('.invalid');
}
