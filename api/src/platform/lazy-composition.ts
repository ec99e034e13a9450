/** How each value is made from all that is given and made. */
type Makers<Given, Made> = { readonly [Name in keyof Made]: (all: Given & Made) => Made[Name] };

/**
 * An object that inherits what is given, and has values of its own that are made from the object itself when they are
 * first read, and kept: the order in which they are made follows from what each one reads.
 * @throws Error when a value is read that needs itself to be made
 */
export function lazyComposition<Given extends object, Made extends object>(
  given: Given,
  makers: Makers<Given, Made>,
): Given & Made {
  const all: Given & Made = Object.create(given);
  for (const [name, make] of Object.entries<(all: Given & Made) => unknown>(makers)) {
    let isBeingMade = false;
    Object.defineProperty(all, name, {
      configurable: true,
      enumerable: true,
      get() {
        if (isBeingMade) throw new Error(`${name} needs itself to be made`);
        isBeingMade = true;
        const value = make(all);
        Object.defineProperty(all, name, { value, enumerable: true });
        return value;
      },
    });
  }
  return all;
}
