const START = '/products';

let address = START;

/** Remembers the list viewed last. */
export function rememberList(listAddress: string): void {
  address = listAddress;
}

/** Returns the list viewed last, with its filters; the full list if none. */
export function lastList(): string {
  return address;
}
