import type { Matrix } from '../../files/vector/matrix.ts';
import { formatNumber } from '../../files/vector/numbers.ts';

/** Decimals of coordinates, and of matrix entries, which coordinates are multiplied with. */
const DIGITS = 4;
const MATRIX_DIGITS = 6;

/** Formats a number for an attribute. */
export const svgNumber = (value: number): string => formatNumber(value, DIGITS);

/** Formats a number that a matrix may still enlarge. */
export const svgFineNumber = (value: number): string => formatNumber(value, MATRIX_DIGITS);

/** Formats a matrix for an attribute. */
export function svgMatrix(matrix: Matrix): string {
  return `matrix(${matrix.map(svgFineNumber).join(' ')})`;
}
