type Fields = Readonly<Record<string, unknown>>;

/** Whether a parsed value is an object with fields. */
export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields of a parsed value; none for what is no object. */
export const recordOf = (value: unknown): Fields => (isRecord(value) ? value : {});
