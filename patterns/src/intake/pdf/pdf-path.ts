import type { Matrix } from '../../files/vector/matrix.ts';
import { boxAround, ROUNDING, type PageBox, type PageQuad } from './page-box.ts';
import { svgNumber } from './svg-numbers.ts';

const isOnEdge = (value: number, one: number, other: number): boolean =>
  Math.min(Math.abs(value - one), Math.abs(value - other)) < ROUNDING;

/** A path under construction (ISO 32000, 8.5), in the units it is written in. */
export class PdfPath {
  private readonly parts: (readonly [command: string, numbers: readonly number[]])[] = [];
  private current: readonly [number, number] = [0, 0];
  private start: readonly [number, number] = [0, 0];

  get isEmpty(): boolean {
    return this.parts.length === 0;
  }

  move(x: number, y: number): void {
    this.add('M', [x, y]);
    this.start = this.current;
  }

  line(x: number, y: number): void {
    this.add('L', [x, y]);
  }

  curve(numbers: readonly number[]): void {
    this.add('C', numbers);
  }

  /** Adds a curve whose first control point is the current point. */
  curveFromCurrent(numbers: readonly number[]): void {
    this.curve([...this.current, ...numbers]);
  }

  /** Adds a curve whose second control point is its end. */
  curveToEnd([x1 = 0, y1 = 0, x = 0, y = 0]: readonly number[]): void {
    this.curve([x1, y1, x, y, x, y]);
  }

  rectangle([x = 0, y = 0, width = 0, height = 0]: readonly number[]): void {
    this.move(x, y);
    this.line(x + width, y);
    this.line(x + width, y + height);
    this.line(x, y + height);
    this.close();
  }

  close(): void {
    this.parts.push(['Z', []]);
    this.current = this.start;
  }

  /** Returns the data of an SVG path, with every point transformed by a matrix if given. */
  data(matrix: Matrix | null): string {
    return this.parts.map(([command, numbers]) => command + moved(numbers, matrix).map(svgNumber).join(' ')).join('');
  }

  /** Returns the bounding box of its transformed points. */
  bounds(matrix: Matrix): PageBox {
    return boxAround(this.parts.map(([, numbers]) => moved(numbers, matrix)));
  }

  /** Returns the transformed corners if the path is a rectangle, or null otherwise. */
  quad(matrix: Matrix): PageQuad | null {
    const corners = this.parts.filter(([command]) => command !== 'Z');
    if (corners.length < 4 || corners.length > 5 || corners.some(([command]) => command === 'C')) return null;
    const points = corners.map(([, numbers]) => numbers);
    const box = boxAround(points);
    const isUpright = points.every(([x = 0, y = 0], index) => {
      const [lastX = x, lastY = y] = points[index - 1] ?? [];
      const isStraight = Math.abs(x - lastX) < ROUNDING || Math.abs(y - lastY) < ROUNDING;
      return isStraight && isOnEdge(x, box[0], box[2]) && isOnEdge(y, box[1], box[3]);
    });
    const [left, bottom, right, top] = box;
    if (!isUpright || left === right || bottom === top) return null;
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0, x4 = 0, y4 = 0] = moved(
      [left, bottom, right, bottom, right, top, left, top],
      matrix,
    );
    return [
      [x1, y1],
      [x2, y2],
      [x3, y3],
      [x4, y4],
    ];
  }

  private add(command: string, numbers: readonly number[]): void {
    this.parts.push([command, numbers]);
    this.current = [numbers.at(-2) ?? 0, numbers.at(-1) ?? 0];
  }
}

function moved(numbers: readonly number[], matrix: Matrix | null): number[] {
  if (matrix === null) return [...numbers];
  const [a, b, c, d, e, f] = matrix;
  return numbers.map((value, index) => {
    const [x, y] = index % 2 === 0 ? [value, numbers[index + 1] ?? 0] : [numbers[index - 1] ?? 0, value];
    return index % 2 === 0 ? a * x + c * y + e : b * x + d * y + f;
  });
}
