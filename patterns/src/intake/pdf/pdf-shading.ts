import type { Budget } from '../budget.ts';
import { Refusal } from '../upload-result.ts';
import { ROUNDING } from './page-box.ts';
import { colorsOf, hexOf } from './pdf-colors.ts';
import type { PdfFile } from './pdf-file.ts';
import { readFunction } from './pdf-function.ts';
import { malformedPdf, type PdfTable, type PdfValue } from './pdf-value.ts';
import { svgFineNumber } from './svg-numbers.ts';

/** A gradient as supported by SVG, in its own units. */
export interface PdfGradient {
  readonly tag: 'linearGradient' | 'radialGradient';
  /** Position attributes. */
  readonly geometry: string;
  readonly stops: string;
}

interface Stop {
  readonly offset: number;
  readonly hex: string;
  readonly isClear?: boolean;
}

interface Way {
  readonly stops: readonly Stop[];
  /** Whether its first and last color extend beyond its ends. */
  readonly goesOn: readonly [before: boolean, after: boolean];
}

const MAX_STOPS = 400;
/** Offset of the stops on either side of a color jump, as a share of the gradient. */
const BESIDE = 1e-6;

/** Reads an axial or radial shading (ISO 32000, 8.7.4.5). Throws a Refusal for any other. */
export function readShading(
  file: PdfFile,
  value: PdfValue | undefined,
  { resources, budget }: { readonly resources: PdfTable; readonly budget: Budget },
): PdfGradient {
  const table = file.table(value);
  const type = file.value(table.get('ShadingType'));
  if (typeof type !== 'number') throw malformedPdf();
  if (type !== 2 && type !== 3)
    throw new Refusal('unsupported', 'The PDF holds a gradient mesh; expand it to shapes, or export it as pixels.');
  if (table.has('BBox') || table.has('Background'))
    throw new Refusal('unsupported', 'The PDF holds gradients with a frame or a ground of their own.');
  const coordinates = file.numbers(table.get('Coords'));
  if (coordinates.length !== 2 * type) throw malformedPdf();
  const [before, after] = file.list(table.get('Extend'));
  const way: Way = { stops: stopsOf(file, table, { resources, budget }), goesOn: [before === true, after === true] };
  return type === 2 ? alongLine(coordinates, way) : betweenCircles(coordinates, way);
}

function stopsOf(
  file: PdfFile,
  table: PdfTable,
  { resources, budget }: { readonly resources: PdfTable; readonly budget: Budget },
): Stop[] {
  const colors = colorsOf(file, table.get('ColorSpace'), resources);
  const curve = readFunction(file, table.get('Function'), budget);
  const [from = 0, to = 1] = file.numbers(table.get('Domain'));
  if (to <= from) throw malformedPdf();
  const hexAt = (offset: number) => hexOf(colors, curve.at(from + offset * (to - from)));
  const inner = curve.knots.map((knot) => (knot - from) / (to - from)).filter((offset) => offset > 0 && offset < 1);
  const offsets = [...new Set(inner)].toSorted((left, right) => left - right);
  if (offsets.length > MAX_STOPS) throw new Refusal('too-complex', 'The PDF draws too much.');
  const between = offsets.flatMap((offset): Stop[] => {
    const [left, right] = [hexAt(offset - BESIDE), hexAt(offset + BESIDE)];
    return left === right
      ? [{ offset, hex: hexAt(offset) }]
      : [
          { offset, hex: left },
          { offset, hex: right },
        ];
  });
  return [{ offset: 0, hex: hexAt(0) }, ...between, { offset: 1, hex: hexAt(1) }];
}

function alongLine([x1 = 0, y1 = 0, x2 = 0, y2 = 0]: readonly number[], way: Way): PdfGradient {
  if (Math.hypot(x2 - x1, y2 - y1) === 0) throw malformedPdf();
  return { tag: 'linearGradient', geometry: attributes({ x1, y1, x2, y2 }), stops: written(way) };
}

/** Converts two circles: SVG requires the smaller circle inside the larger one, and colors from the smaller outward. */
function betweenCircles([x0 = 0, y0 = 0, r0 = 0, x1 = 0, y1 = 0, r1 = 0]: readonly number[], way: Way): PdfGradient {
  const isOutward = r1 >= r0;
  const [fx, fy, fr, cx, cy, r] = isOutward ? [x0, y0, r0, x1, y1, r1] : [x1, y1, r1, x0, y0, r0];
  if (r <= 0 || fr < 0) throw malformedPdf();
  if (Math.hypot(cx - fx, cy - fy) + fr > r + ROUNDING)
    throw new Refusal('unsupported', 'The PDF holds gradients between circles that lie apart.');
  const outward = isOutward ? way : turned(way);
  return { tag: 'radialGradient', geometry: attributes({ cx, cy, r, fx, fy, fr }), stops: written(outward) };
}

function turned({ stops, goesOn: [before, after] }: Way): Way {
  return {
    stops: stops.map(({ offset, hex }) => ({ offset: 1 - offset, hex })).toReversed(),
    goesOn: [after, before],
  };
}

/** Writes the stops. An SVG gradient always extends beyond its ends: where it should not, it is made transparent. */
function written({ stops, goesOn: [before, after] }: Way): string {
  const [first, last] = [stops[0], stops.at(-1)];
  const all = [
    ...(first && !before ? [{ ...first, isClear: true }] : []),
    ...stops,
    ...(last && !after ? [{ ...last, isClear: true }] : []),
  ];
  return all
    .map(({ offset, hex, isClear = false }: Stop) => {
      const clear = isClear ? ' stop-opacity="0"' : '';
      return `<stop offset="${svgFineNumber(offset)}" stop-color="${hex}"${clear}/>`;
    })
    .join('');
}

function attributes(places: Readonly<Record<string, number>>): string {
  return Object.entries(places)
    .map(([name, value]) => `${name}="${svgFineNumber(value)}"`)
    .join(' ');
}
