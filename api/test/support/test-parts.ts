/** A file in distinct parts of a quarter of a megabyte. */
export const testParts: readonly Buffer[] = Array.from({ length: 8 }, (_, index) =>
  Buffer.alloc(1 << 18, `part ${index}`),
);
