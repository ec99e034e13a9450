import { multiply, type Matrix } from '../../files/vector/matrix.ts';
import type { PdfPaintState } from './paint-state.ts';
import { colorsOf, hexOf, type PdfColors } from './pdf-colors.ts';
import type { PdfFile } from './pdf-file.ts';
import { malformedPdf, type PdfTable, type PdfValue } from './pdf-value.ts';

/** An operator with what stands before it, and where its names are looked up. */
interface Operation {
  readonly operator: string;
  readonly operands: readonly PdfValue[];
  readonly file: PdfFile;
  readonly resources: PdfTable;
}

/** What an operator changes of how things are painted; null for one that changes nothing of it. */
export function stateChange(state: PdfPaintState, operation: Operation): Partial<PdfPaintState> | null {
  return lineChange(state, operation) ?? colorChange(state, operation);
}

function lineChange(state: PdfPaintState, { operator, operands, file }: Operation): Partial<PdfPaintState> | null {
  const one = () => numbersIn(operands, 1)[0] ?? 0;
  switch (operator) {
    case 'cm':
      return { matrix: multiply(state.matrix, matrixOf(numbersIn(operands, 6))) };
    case 'w':
      return { lineWidth: one() };
    case 'J':
      return { lineCap: one() };
    case 'j':
      return { lineJoin: one() };
    case 'M':
      return { miterLimit: one() };
    case 'd':
      return { dash: file.numbers(operands[0]), dashOffset: numbersIn(operands.slice(1), 1)[0] ?? 0 };
    default:
      return null;
  }
}

function colorChange(state: PdfPaintState, operation: Operation): Partial<PdfPaintState> | null {
  const { operator, operands, file, resources } = operation;
  const color = (colors: PdfColors) => ({ colors, hex: hexOf(colors, numbersIn(operands, colors)) });
  const space = () => ({ colors: colorsOf(file, operands[0], resources), hex: '#000000' });
  switch (operator) {
    case 'g':
      return { fill: color(1) };
    case 'rg':
      return { fill: color(3) };
    case 'G':
      return { stroke: color(1) };
    case 'RG':
      return { stroke: color(3) };
    case 'cs':
      return { fill: space() };
    case 'CS':
      return { stroke: space() };
    case 'sc':
    case 'scn':
      return { fill: color(state.fill.colors) };
    case 'SC':
    case 'SCN':
      return { stroke: color(state.stroke.colors) };
    default:
      return null;
  }
}

/** The numbers before an operator. Throws a Refusal for another count, or anything else. */
export function numbersIn(operands: readonly PdfValue[], count: number): number[] {
  const numbers = operands.filter((each) => typeof each === 'number');
  if (operands.length !== count || numbers.length !== count) throw malformedPdf();
  return numbers;
}

/** Six numbers as a matrix. */
export function matrixOf([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[]): Matrix {
  return [a, b, c, d, e, f];
}
