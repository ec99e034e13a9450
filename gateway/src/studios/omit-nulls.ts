type WithoutNulls<Values> = { [Name in keyof Values]?: NonNullable<Values[Name]> };

/** An input without what it leaves out: REST has no null for that. */
export function omitNulls<Values extends object>(values: Values): WithoutNulls<Values>;
export function omitNulls(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));
}
