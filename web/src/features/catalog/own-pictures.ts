const addresses = new Map<string, string>();

/** Keeps a picture in this window, to be shown beside what looks like it. */
export function keepOwnPicture(id: string, file: Blob): void {
  addresses.set(id, URL.createObjectURL(file));
}

/** Where a picture that was sent from this window can be shown from; undefined for any other. */
export function ownPicture(id: string): string | undefined {
  return addresses.get(id);
}
