type Fields = Readonly<Record<string, unknown>>;

/** Checks whether a parsed value is an object with fields. */
export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the fields of a parsed value; empty if it is not an object. */
export const recordOf = (value: unknown): Fields => (isRecord(value) ? value : {});
