import type { Budget } from '../budget.ts';
import { Refusal } from '../upload-result.ts';
import type { PdfFile } from './pdf-file.ts';
import { isList, malformedPdf, PdfStream, type PdfTable, type PdfValue } from './pdf-value.ts';

/** A function of one number (ISO 32000, 7.10) with one or more results. */
interface PdfFunction {
  at(input: number): readonly number[];
  /** Inputs between which it is linear. */
  readonly knots: readonly number[];
}

/** Number of samples that approximate a curve. */
const CURVE_STEPS = 16;
const MAX_SAMPLES = 256;
const MAX_PARTS = 256;
const MAX_DEPTH = 4;

/**
 * Reads a function, or an array of functions with one result each. Throws a Refusal for functions not usable in a
 * gradient.
 */
export function readFunction(file: PdfFile, value: PdfValue | undefined, budget: Budget, depth = 0): PdfFunction {
  if (depth > MAX_DEPTH) throw new Refusal('recursion', 'A part of the PDF refers to itself.');
  budget.spendPart();
  const own = readOwn(file, value, budget, depth);
  budget.spend(own.knots.length);
  return own;
}

function readOwn(file: PdfFile, value: PdfValue | undefined, budget: Budget, depth: number): PdfFunction {
  const found = file.value(value);
  if (isList(found)) {
    if (found.length > 4) throw malformedPdf();
    const parts = found.map((each) => readFunction(file, each, budget, depth + 1));
    return {
      at: (input) => parts.flatMap((part) => part.at(input)),
      knots: parts.flatMap(({ knots }) => knots),
    };
  }
  const table = file.table(found);
  const [from = 0, to = 1] = file.numbers(table.get('Domain'));
  if (to < from) throw malformedPdf();
  const clamped = (input: number) => Math.min(to, Math.max(from, input));
  const own = functionOfType(file, found, { table, from, to, budget, depth });
  return { at: (input) => own.at(clamped(input)), knots: own.knots };
}

interface Described {
  readonly table: PdfTable;
  readonly from: number;
  readonly to: number;
  readonly budget: Budget;
  readonly depth: number;
}

function functionOfType(file: PdfFile, value: PdfValue, described: Described): PdfFunction {
  switch (file.value(described.table.get('FunctionType'))) {
    case 0:
      if (!(value instanceof PdfStream)) throw malformedPdf();
      return sampled(file, value, described);
    case 2:
      return exponential(file, described);
    case 3:
      return stitched(file, described);
    default:
      throw new Refusal('unsupported', 'The PDF holds gradients that are computed by a program.');
  }
}

function exponential(file: PdfFile, { table, from, to }: Described): PdfFunction {
  const exponent = file.value(table.get('N'));
  const start = table.has('C0') ? file.numbers(table.get('C0')) : [0];
  const end = table.has('C1') ? file.numbers(table.get('C1')) : [1];
  if (typeof exponent !== 'number' || exponent <= 0 || from < 0 || start.length !== end.length) throw malformedPdf();
  return {
    at: (input) => start.map((first, index) => first + input ** exponent * ((end[index] ?? first) - first)),
    knots: exponent === 1 ? [] : evenly(from, to, CURVE_STEPS),
  };
}

function stitched(file: PdfFile, { table, from, to, budget, depth }: Described): PdfFunction {
  const written = file.list(table.get('Functions'));
  if (written.length === 0 || written.length > MAX_PARTS) throw malformedPdf();
  const bounds = [from, ...file.numbers(table.get('Bounds')), to];
  const encode = file.numbers(table.get('Encode'));
  const isSorted = bounds.every((bound, index) => bound >= (bounds[index - 1] ?? bound));
  if (!isSorted || bounds.length !== written.length + 1 || encode.length !== 2 * written.length) throw malformedPdf();
  const parts = written.map((each, index) => {
    const [start = from, end = to] = [bounds[index], bounds[index + 1]];
    const [first = 0, last = 1] = [encode[2 * index], encode[2 * index + 1]];
    return { own: readFunction(file, each, budget, depth + 1), start, end, first, last };
  });
  const [lowest] = parts;
  if (!lowest) throw malformedPdf();
  return {
    at: (input) => {
      const { own, start, end, first, last } =
        parts.findLast((part) => input >= part.start && part.start < to) ?? lowest;
      return own.at(end === start ? first : first + ((input - start) / (end - start)) * (last - first));
    },
    knots: parts.flatMap(({ own, start, end, first, last }) => [
      start,
      ...(first === last ? [] : own.knots.map((knot) => start + ((knot - first) / (last - first)) * (end - start))),
    ]),
  };
}

function sampled(file: PdfFile, stream: PdfStream, { table, from, to }: Described): PdfFunction {
  const [size, ...others] = file.numbers(table.get('Size'));
  const bits = file.value(table.get('BitsPerSample'));
  const range = file.numbers(table.get('Range'));
  const count = range.length / 2;
  const isTaken = others.length === 0 && (bits === 8 || bits === 16) && Number.isInteger(count) && count >= 1;
  if (size === undefined || !Number.isInteger(size) || size < 2 || size > MAX_SAMPLES || !isTaken || count > 4)
    throw new Refusal('unsupported', 'The PDF holds gradients that are written in a way that is not taken.');
  const bytes = file.unpacked(stream);
  const width = bits / 8;
  if (bytes.length < size * count * width) throw malformedPdf();
  const decode = table.has('Decode') ? file.numbers(table.get('Decode')) : range;
  const [first = 0, last = size - 1] = file.numbers(table.get('Encode'));
  const sample = (index: number, part: number) => {
    const share = bytes.readUIntBE((index * count + part) * width, width) / (2 ** bits - 1);
    const [least = 0, most = 1] = [decode[2 * part], decode[2 * part + 1]];
    return least + share * (most - least);
  };
  return {
    at: (input) => {
      const share = to === from ? 0 : (input - from) / (to - from);
      const place = Math.min(size - 1, Math.max(0, first + share * (last - first)));
      const below = Math.min(size - 2, Math.floor(place));
      return Array.from({ length: count }, (_, part) => {
        const [low, high] = [sample(below, part), sample(below + 1, part)];
        return low + (place - below) * (high - low);
      });
    },
    knots:
      first === last
        ? []
        : Array.from({ length: size }, (_, index) => from + ((index - first) / (last - first)) * (to - from)),
  };
}

function evenly(from: number, to: number, steps: number): number[] {
  return Array.from({ length: steps - 1 }, (_, index) => from + ((index + 1) / steps) * (to - from));
}
