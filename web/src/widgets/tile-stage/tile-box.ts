/** A rectangle on the tile, in fractions of its sides. */
export interface TileBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A point on the tile, in fractions of its sides. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const within = (share: number, end = 1) => Math.min(Math.max(share, 0), end);

/** Box added by keyboard: centered. */
export const MIDDLE_BOX: TileBox = { left: 0.4, top: 0.4, width: 0.2, height: 0.2 };

/** Smaller boxes are accidental. */
const SMALLEST = 0.01;
const STEP = 0.02;

/** Returns the box between two points, clamped to the tile; null if it is too small. */
export function boxBetween(from: Point, to: Point): TileBox | null {
  const [left, right] = [within(Math.min(from.x, to.x)), within(Math.max(from.x, to.x))];
  const [top, bottom] = [within(Math.min(from.y, to.y)), within(Math.max(from.y, to.y))];
  const box = { left, top, width: right - left, height: bottom - top };
  return box.width < SMALLEST || box.height < SMALLEST ? null : box;
}

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** Moves a box by arrow key, or resizes it with Shift; null for other keys. */
export function boxByArrow(box: TileBox, { key, shiftKey }: Readonly<Pick<KeyboardEvent, 'key' | 'shiftKey'>>) {
  const by = arrows[key];
  if (!by) return null;
  const { left, top, width, height } = box;
  return shiftKey
    ? {
        left,
        top,
        width: Math.max(SMALLEST, within(width + by.x, 1 - left)),
        height: Math.max(SMALLEST, within(height + by.y, 1 - top)),
      }
    : { left: within(left + by.x, 1 - width), top: within(top + by.y, 1 - height), width, height };
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

/** Describes a box's position in words. */
export function boxWords({ left, top, width, height }: TileBox): string {
  return `${percent(left)} from the left, ${percent(top)} from the top, ${percent(width)} wide, ${percent(height)} high`;
}
