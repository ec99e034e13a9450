/** A domain of addresses that nobody can have (RFC 2606); mail to it is not sent. */
export const NOWHERE = 'deleted.invalid';

/** Whether an address leads nowhere. */
export function leadsNowhere(address: string): boolean {
  return address.endsWith('.invalid');
}
