/** Hands a file that the page has made itself to the browser to keep. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file over by the next turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

/** Has the browser fetch a file that it is told to keep, by an address that needs no session; the page stays. */
export function keepFileAt(address: string): void {
  location.assign(address);
}
