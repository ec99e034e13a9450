import { multiply, type Matrix } from '../../files/vector/matrix.ts';
import type { PdfPaint, PdfPaintState } from './paint-state.ts';
import { Refusal } from '../upload-result.ts';
import { colorsOf, hexOf, isPatternSpace, type PdfColors } from './pdf-colors.ts';
import type { PdfFile } from './pdf-file.ts';
import type { PdfGradients } from './pdf-gradients.ts';
import type { PdfPath } from './pdf-path.ts';
import { malformedPdf, type PdfTable, type PdfValue } from './pdf-value.ts';

/** Number of operands of each path construction operator. */
const PATH_NUMBERS: ReadonlyMap<string, number> = new Map([
  ['m', 2],
  ['l', 2],
  ['c', 6],
  ['v', 4],
  ['y', 4],
  ['re', 4],
  ['h', 0],
]);

/** An operator with its operands, and where their names are looked up. */
interface Operation {
  readonly operator: string;
  readonly operands: readonly PdfValue[];
  readonly file: PdfFile;
  readonly resources: PdfTable;
  readonly gradients: PdfGradients;
}

/** Applies a path construction operator. Returns false for any other operator. */
export function extendPath(path: PdfPath, operator: string, operands: readonly PdfValue[]): boolean {
  const count = PATH_NUMBERS.get(operator);
  if (count === undefined) return false;
  const numbers = numbersIn(operands, count);
  const [x = 0, y = 0] = numbers;
  if (operator === 'm') path.move(x, y);
  else if (operator === 'l') path.line(x, y);
  else if (operator === 'c') path.curve(numbers);
  else if (operator === 'v') path.curveFromCurrent(numbers);
  else if (operator === 'y') path.curveToEnd(numbers);
  else if (operator === 're') path.rectangle(numbers);
  else path.close();
  return true;
}

/** Returns the graphics state after an operator, or null if it does not change the state. */
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
  const color = (colors: PdfColors) => ({ colors, hex: hexOf(colors, numbersIn(operands, colors)), gradient: null });
  const space = (): PdfPaint => {
    const isPattern = isPatternSpace(file, operands[0], resources);
    return { colors: isPattern ? null : colorsOf(file, operands[0], resources), hex: '#000000', gradient: null };
  };
  const paint = ({ colors }: PdfPaint) => (colors === null ? patternPaint(state, operation) : color(colors));
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
      return { fill: paint(state.fill) };
    case 'SC':
    case 'SCN':
      return { stroke: paint(state.stroke) };
    default:
      return null;
  }
}

/** Returns a gradient named instead of a color (8.7.4.3). */
function patternPaint(state: PdfPaintState, { operands, file, resources, gradients }: Operation): PdfPaint {
  const pattern = file.table(file.table(resources.get('Pattern')).get(file.name(operands.at(-1)) ?? ''));
  const type = file.value(pattern.get('PatternType'));
  if (type === 1) throw new Refusal('unsupported', 'The PDF holds pattern fills; expand them to shapes.');
  if (type !== 2 || pattern.has('ExtGState')) throw malformedPdf();
  const own = file.numbers(pattern.get('Matrix'));
  const matrix = own.length > 0 ? multiply(state.base, matrixOf(own)) : state.base;
  const gradient = gradients.of(pattern.get('Shading'), resources);
  return { colors: null, hex: '#000000', gradient: { gradient, matrix } };
}

/** Returns the numeric operands. Throws a Refusal for the wrong count, or for anything else. */
function numbersIn(operands: readonly PdfValue[], count: number): number[] {
  const numbers = operands.filter((each) => typeof each === 'number');
  if (operands.length !== count || numbers.length !== count) throw malformedPdf();
  return numbers;
}

/** Returns six numbers as a matrix. */
export function matrixOf([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[]): Matrix {
  return [a, b, c, d, e, f];
}
