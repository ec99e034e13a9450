/** A file in parts of a quarter of a megabyte, no two of them alike. */
export const testParts: readonly Buffer[] = Array.from({ length: 8 }, (_, index) =>
  Buffer.alloc(1 << 18, `part ${index}`),
);
