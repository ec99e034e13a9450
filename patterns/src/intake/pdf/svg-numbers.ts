import type { Matrix } from '../../files/vector/matrix.ts';
import { formatNumber } from '../../files/vector/numbers.ts';

/** Decimals of a place, and of the parts of a matrix, which places are multiplied with. */
const DIGITS = 4;
const MATRIX_DIGITS = 6;

/** A number in an attribute. */
export const svgNumber = (value: number): string => formatNumber(value, DIGITS);

/** A number in an attribute that a matrix may still enlarge. */
export const svgFineNumber = (value: number): string => formatNumber(value, MATRIX_DIGITS);

/** A matrix in an attribute. */
export function svgMatrix(matrix: Matrix): string {
  return `matrix(${matrix.map(svgFineNumber).join(' ')})`;
}
