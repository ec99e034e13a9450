const SOURCE = Symbol('source');

/** Factories for the values of an object. */
export type Makers<Source, Values> = { readonly [Name in keyof Values]: (source: Source) => Values[Name] };

/** Creates objects whose values are created on first read and then kept, so that unused values cost nothing. */
export function lazyProperties<Source, Values extends object>(
  makers: Makers<Source, Values>,
): (source: Source) => Values {
  const prototype = {};
  for (const [name, make] of Object.entries<(source: Source) => unknown>(makers)) {
    Object.defineProperty(prototype, name, {
      get(this: { readonly [SOURCE]: Source }) {
        const value = make(this[SOURCE]);
        Object.defineProperty(this, name, { value });
        return value;
      },
    });
  }
  return (source) => Object.create(prototype, { [SOURCE]: { value: source } });
}
