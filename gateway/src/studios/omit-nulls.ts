type WithoutNulls<Values> = { [Name in keyof Values]?: NonNullable<Values[Name]> };

/** Removes null fields from an input, since REST has no null for omitted values. */
export function omitNulls<Values extends object>(values: Values): WithoutNulls<Values>;
export function omitNulls(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));
}
