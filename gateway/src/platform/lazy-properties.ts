const SOURCE = Symbol('source');

/** How each value of an object is made. */
export type Makers<Source, Values> = { readonly [Name in keyof Values]: (source: Source) => Values[Name] };

/**
 * Objects whose values are made from a source when they are first read, and kept: what a request does not use costs it
 * nothing.
 */
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
