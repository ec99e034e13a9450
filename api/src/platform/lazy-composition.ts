/** Factories by name, each given the dependencies and all other values. */
type Makers<Given, Made> = { readonly [Name in keyof Made]: (all: Given & Made) => Made[Name] };

/**
 * Creates an object that inherits the given dependencies and creates its own values lazily from itself, once each; the
 * order of creation follows from the accesses.
 * @throws Error on a circular dependency
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
