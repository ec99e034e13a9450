type Given<Values> = { [Name in keyof Values]?: NonNullable<Values[Name]> };

/** What was given of an input: REST knows no null in place of what is left out. */
export function given<Values extends object>(values: Values): Given<Values>;
export function given(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));
}
