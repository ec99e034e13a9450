/** Returns the types of values at every path; lists count by the shape of their elements, and null matches anything. */
export function shapeOf(value: unknown): unknown {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? [] : [shapeOf(value[0])];
  if (typeof value !== 'object') return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shapeOf(field)]));
}

/** Returns where two shapes contradict each other. */
export function differences(left: unknown, right: unknown, path: string): string[] {
  if (left === 'null' || right === 'null') return [];
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === 0 || right.length === 0 ? [] : differences(left[0], right[0], `${path}[]`);
  }
  if (typeof left === 'object' && typeof right === 'object' && left !== null && right !== null) {
    const fields = new Map(Object.entries(right));
    return Object.entries(left).flatMap(([name, shape]) =>
      fields.has(name) ? differences(shape, fields.get(name), `${path}.${name}`) : [`${path}.${name} is missing`],
    );
  }
  return left === right ? [] : [`${path}: ${JSON.stringify(left)} is not ${JSON.stringify(right)}`];
}
