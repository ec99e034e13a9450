import { arcToCubics } from './arc.ts';
import { formatNumber } from './numbers.ts';

const TOKEN = /[a-zA-Z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/g;

/**
 * The control points of a cubic curve equal to a quadratic one lie two thirds of the way to its single control point.
 */
const twoThirds = (from: number, to: number): number => from + ((to - from) * 2) / 3;

/** Converts SVG path data to PDF path operators in absolute coordinates. */
class PathTranslator {
  private readonly tokens: readonly string[];
  private position = 0;
  private output = '';
  private x = 0;
  private y = 0;
  private startX = 0;
  private startY = 0;
  private controlX = 0;
  private controlY = 0;

  constructor(data: string) {
    this.tokens = data.match(TOKEN) ?? [];
  }

  translate(): string {
    let command = '';
    while (this.position < this.tokens.length) {
      const token = this.tokens[this.position] ?? '';
      if (/[a-zA-Z]/.test(token)) {
        command = token;
        this.position += 1;
      } else if (command === 'Z' || command === 'z' || command === '') {
        throw new Error('Path data has a number where a command belongs');
      }
      this.step(command);
      if (command === 'M') command = 'L';
      if (command === 'm') command = 'l';
    }
    return this.output;
  }

  private number(): number {
    const value = Number(this.tokens[this.position]);
    if (Number.isNaN(value)) throw new Error('Path data ends early or holds no number');
    this.position += 1;
    return value;
  }

  private emit(operator: string, ...values: number[]): void {
    this.output += `${values.map((value) => formatNumber(value)).join(' ')} ${operator}\n`;
  }

  private moveTo(x: number, y: number, operator: 'm' | 'l'): void {
    this.x = x;
    this.y = y;
    this.controlX = x;
    this.controlY = y;
    this.emit(operator, x, y);
  }

  private curveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    this.emit('c', x1, y1, x2, y2, x, y);
    this.x = x;
    this.y = y;
    this.controlX = x2;
    this.controlY = y2;
  }

  private quadraticTo(controlX: number, controlY: number, x: number, y: number): void {
    this.curveTo(
      twoThirds(this.x, controlX),
      twoThirds(this.y, controlY),
      twoThirds(x, controlX),
      twoThirds(y, controlY),
      x,
      y,
    );
    this.controlX = controlX;
    this.controlY = controlY;
  }

  private arcTo(originX: number, originY: number): void {
    const [rx, ry, rotation] = [Math.abs(this.number()), Math.abs(this.number()), this.number()];
    const [largeArc, sweep] = [this.number() === 1, this.number() === 1];
    const [x, y] = [originX + this.number(), originY + this.number()];
    if (rx === 0 || ry === 0) {
      this.moveTo(x, y, 'l');
      return;
    }
    const from = [this.x, this.y] as const;
    for (const cubic of arcToCubics({ from, to: [x, y], rx, ry, rotation, largeArc, sweep })) {
      this.emit('c', ...cubic);
    }
    [this.x, this.y, this.controlX, this.controlY] = [x, y, x, y];
  }

  private step(command: string): void {
    const relative = command === command.toLowerCase();
    const originX = relative ? this.x : 0;
    const originY = relative ? this.y : 0;
    const mirrorX = 2 * this.x - this.controlX;
    const mirrorY = 2 * this.y - this.controlY;
    const nextX = (): number => originX + this.number();
    const nextY = (): number => originY + this.number();
    switch (command.toUpperCase()) {
      case 'M':
        this.moveTo(nextX(), nextY(), 'm');
        [this.startX, this.startY] = [this.x, this.y];
        return;
      case 'L':
        return this.moveTo(nextX(), nextY(), 'l');
      case 'H':
        return this.moveTo(nextX(), this.y, 'l');
      case 'V':
        return this.moveTo(this.x, nextY(), 'l');
      case 'C':
        return this.curveTo(nextX(), nextY(), nextX(), nextY(), nextX(), nextY());
      case 'S':
        return this.curveTo(mirrorX, mirrorY, nextX(), nextY(), nextX(), nextY());
      case 'Q':
        return this.quadraticTo(nextX(), nextY(), nextX(), nextY());
      case 'T':
        return this.quadraticTo(mirrorX, mirrorY, nextX(), nextY());
      case 'A':
        return this.arcTo(originX, originY);
      case 'Z':
        this.output += 'h\n';
        [this.x, this.y] = [this.startX, this.startY];
        [this.controlX, this.controlY] = [this.x, this.y];
        return;
      default:
        throw new Error(`Unknown path command ${command}`);
    }
  }
}

/** Converts SVG path data to PDF path operators (m, l, c, h). Throws an Error on malformed data. */
export function pathOperators(data: string): string {
  return new PathTranslator(data).translate();
}
