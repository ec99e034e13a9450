const addresses = new Map<string, string>();

/** Keeps a picture in this window, to be shown next to similar patterns. */
export function keepOwnPicture(id: string, file: Blob): void {
  addresses.set(id, URL.createObjectURL(file));
}

/** Returns the object URL of a picture sent from this window; undefined for any other. */
export function ownPicture(id: string): string | undefined {
  return addresses.get(id);
}
