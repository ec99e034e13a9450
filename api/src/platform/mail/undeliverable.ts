/** A domain of addresses that nobody can have (RFC 2606); mail to it is not sent. */
export const UNDELIVERABLE_DOMAIN = 'deleted.invalid';

/** Whether an address leads nowhere. */
export function isUndeliverable(address: string): boolean {
  return address.endsWith('.invalid');
}
