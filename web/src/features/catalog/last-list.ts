const START = '/products';

let address = START;

/** Remembers which list was looked at last. */
export function rememberList(listAddress: string): void {
  address = listAddress;
}

/** The list that was looked at last, with its filters; the whole list when none was. */
export function lastList(): string {
  return address;
}
