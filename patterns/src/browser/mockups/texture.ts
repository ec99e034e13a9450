/** Canvas pixels: red, green, blue, alpha, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** A color under construction; each channel is 0 to 255. */
export interface MutableColor {
  red: number;
  green: number;
  blue: number;
}

/** Below this size, a picture is not halved further. */
const SMALLEST = 8;

/**
 * A fabric block that repeats straight in both directions, sampled at any position and scale: a pyramid of halved
 * copies (Williams, Pyramidal parametrics, 1983), interpolated between two levels and four pixels.
 */
export class RepeatTexture {
  /** Size of the block in tiles. */
  readonly columns: number;
  readonly rows: number;
  private readonly pixelsPerTile: number;
  private readonly levels: readonly Pixels[];

  constructor(block: Pixels, columns: number, rows: number) {
    this.columns = columns;
    this.rows = rows;
    this.pixelsPerTile = block.width / columns;
    this.levels = pyramidOf(block);
  }

  /** Samples the fabric at a position in tiles, as seen through a pixel that covers `coveredTiles` tiles. */
  read(tilesRight: number, tilesDown: number, coveredTiles: number, into: MutableColor): void {
    const coveredPixels = coveredTiles * this.pixelsPerTile;
    const depth = coveredPixels > 1 ? Math.log2(coveredPixels) : 0;
    const last = this.levels.length - 1;
    const level = Math.min(last, Math.floor(depth));
    const shareBelow = level === last ? 0 : depth - level;
    const right = fraction(tilesRight / this.columns);
    const down = fraction(tilesDown / this.rows);
    into.red = 0;
    into.green = 0;
    into.blue = 0;
    addSample(this.levels[level], right, down, 1 - shareBelow, into);
    if (shareBelow > 0.02) addSample(this.levels[level + 1], right, down, shareBelow, into);
  }
}

/** Adds the bilinear interpolation of four pixels of a level, weighted by `share`. */
function addSample(level: Pixels | undefined, right: number, down: number, share: number, into: MutableColor): void {
  if (!level) return;
  const { width, height, data } = level;
  const x = right * width - 0.5;
  const y = down * height - 0.5;
  const leftEdge = Math.floor(x);
  const topEdge = Math.floor(y);
  const toRight = x - leftEdge;
  const toBottom = y - topEdge;
  const leftColumn = wrap(leftEdge, width);
  const rightColumn = wrap(leftEdge + 1, width);
  const topRow = wrap(topEdge, height) * width;
  const bottomRow = wrap(topEdge + 1, height) * width;
  addPixel(data, topRow + leftColumn, (1 - toRight) * (1 - toBottom) * share, into);
  addPixel(data, topRow + rightColumn, toRight * (1 - toBottom) * share, into);
  addPixel(data, bottomRow + leftColumn, (1 - toRight) * toBottom * share, into);
  addPixel(data, bottomRow + rightColumn, toRight * toBottom * share, into);
}

function addPixel(data: Uint8ClampedArray, index: number, weight: number, into: MutableColor): void {
  const start = index * 4;
  into.red += (data[start] ?? 0) * weight;
  into.green += (data[start + 1] ?? 0) * weight;
  into.blue += (data[start + 2] ?? 0) * weight;
}

function pyramidOf(block: Pixels): Pixels[] {
  const levels: Pixels[] = [block];
  for (;;) {
    const above = levels.at(-1);
    if (!above || above.width < 2 * SMALLEST || above.height < 2 * SMALLEST) return levels;
    levels.push(halved(above));
  }
}

/** Returns a copy at half the size: each pixel is the mean of four, wrapping around the edge if a size is odd. */
function halved({ width, height, data }: Pixels): Pixels {
  const half = { width: Math.round(width / 2), height: Math.round(height / 2) };
  const smaller = new Uint8ClampedArray(half.width * half.height * 4);
  const sum: MutableColor = { red: 0, green: 0, blue: 0 };
  for (let y = 0, start = 0; y < half.height; y++) {
    const top = wrap(2 * y, height) * width;
    const bottom = wrap(2 * y + 1, height) * width;
    for (let x = 0; x < half.width; x++, start += 4) {
      const left = wrap(2 * x, width);
      const right = wrap(2 * x + 1, width);
      sum.red = 0;
      sum.green = 0;
      sum.blue = 0;
      addPixel(data, top + left, 0.25, sum);
      addPixel(data, top + right, 0.25, sum);
      addPixel(data, bottom + left, 0.25, sum);
      addPixel(data, bottom + right, 0.25, sum);
      smaller[start] = sum.red;
      smaller[start + 1] = sum.green;
      smaller[start + 2] = sum.blue;
      smaller[start + 3] = 255;
    }
  }
  return { ...half, data: smaller };
}

function wrap(value: number, size: number): number {
  if (value < 0) return value + size;
  return value >= size ? value - size : value;
}

function fraction(value: number): number {
  return value - Math.floor(value);
}
