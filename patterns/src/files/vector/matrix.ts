/** An affine matrix in the order of SVG and PDF: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [number, number, number, number, number, number];

/** The matrix that changes nothing. */
export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Returns the matrix that applies `right` first and then `left`. */
export function multiply(left: Matrix, right: Matrix): Matrix {
  const [a1, b1, c1, d1, e1, f1] = left;
  const [a2, b2, c2, d2, e2, f2] = right;
  return [
    a1 * a2 + c1 * b2,
    b1 * a2 + d1 * b2,
    a1 * c2 + c1 * d2,
    b1 * c2 + d1 * d2,
    a1 * e2 + c1 * f2 + e1,
    b1 * e2 + d1 * f2 + f1,
  ];
}

const translation = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y];

function rotation(degrees: number): Matrix {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0];
}

function primitive(name: string, values: readonly number[]): Matrix {
  const [first = 0, second, third = 0] = values;
  switch (name) {
    case 'translate':
      return translation(first, second ?? 0);
    case 'scale':
      return [first, 0, 0, second ?? first, 0, 0];
    case 'skewX':
      return [1, 0, Math.tan((first * Math.PI) / 180), 1, 0, 0];
    case 'rotate':
      if (second === undefined) return rotation(first);
      return multiply(multiply(translation(second, third), rotation(first)), translation(-second, -third));
    case 'matrix': {
      const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = values;
      return [a, b, c, d, e, f];
    }
    default:
      throw new Error(`Unknown SVG transform ${name}`);
  }
}

/** Reads an SVG transform attribute. Throws an Error on a transform the engine does not write. */
export function parseTransform(transform: string): Matrix {
  let result = IDENTITY;
  for (const [, name, list] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const values = (list ?? '')
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    result = multiply(result, primitive(name ?? '', values));
  }
  return result;
}

/** Returns the smallest factor by which a matrix scales a length in any direction. */
export function minScale([a, b, c, d]: Matrix): number {
  const sum = a * a + b * b + c * c + d * d;
  const difference = Math.hypot(a * a + b * b - c * c - d * d, 2 * (a * c + b * d));
  return Math.sqrt(Math.max(0, (sum - difference) / 2));
}

/** Returns the inverse of a matrix, or null if it is singular. */
export function inverse([a, b, c, d, e, f]: Matrix): Matrix | null {
  const determinant = a * d - b * c;
  if (determinant === 0) return null;
  return [
    d / determinant,
    -b / determinant,
    -c / determinant,
    a / determinant,
    (c * f - d * e) / determinant,
    (b * e - a * f) / determinant,
  ];
}
