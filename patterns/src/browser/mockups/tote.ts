import { reliefSurface } from './relief.ts';
import { ridge, smoothStep } from './surface.ts';

/** Attachment points of the tote's straps, in drawing units. */
export const TOTE_STRAPS = { left: 478, right: 722, top: 330 } as const;

const MIDDLE = 600;
const TOP = 322;
const BOTTOM = 884;

/** A crease that starts at a point and runs in a direction. */
interface Crease {
  readonly x: number;
  readonly y: number;
  /** Unit direction. */
  readonly right: number;
  readonly down: number;
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

const CREASES: readonly Crease[] = [
  { x: 478, y: 325, right: -0.18, down: 0.984, length: 430, width: 26, height: 11 },
  { x: 478, y: 325, right: 0.34, down: 0.94, length: 330, width: 22, height: 8 },
  { x: 722, y: 325, right: 0.16, down: 0.987, length: 460, width: 26, height: 11 },
  { x: 722, y: 325, right: -0.36, down: 0.933, length: 300, width: 22, height: 8 },
  { x: 600, y: 345, right: 0.02, down: 1, length: 420, width: 34, height: -9 },
  { x: 340, y: 872, right: 0.62, down: -0.785, length: 210, width: 20, height: 8 },
  { x: 862, y: 870, right: -0.6, down: -0.8, length: 220, width: 20, height: 8 },
  { x: 640, y: 880, right: -0.3, down: -0.954, length: 180, width: 18, height: 5 },
];

/** A cotton tote, 38 by 42 cm, hanging by its straps with something light inside. */
export const tote = reliefSurface({
  outline:
    'M350 322C430 334 520 341 600 341C680 341 770 334 850 322C853 500 860 690 866 856C867 872 858 881 842 882' +
    'C690 892 510 892 358 882C342 881 333 872 334 856C340 690 347 500 350 322Z',
  box: { left: 330, top: 318, width: 540, height: 574 },
  unitsPerCm: 13.3,
  origin: { x: MIDDLE, y: TOP },
  ambient: 0.34,
  height: (x, y) => {
    const across = (x - MIDDLE) / 276;
    const full = smoothStep(TOP, BOTTOM - 120, y) * (1 - smoothStep(BOTTOM - 90, BOTTOM + 30, y) * 0.6);
    const side = 70 * Math.sqrt(Math.max(0.02, 1 - across ** 6));
    return side + 58 * full * (1 - across * across) + CREASES.reduce((sum, crease) => sum + creaseAt(crease, x, y), 0);
  },
});

function creaseAt({ x, y, right, down, length, width, height }: Crease, atX: number, atY: number): number {
  const along = (atX - x) * right + (atY - y) * down;
  if (along < -40 || along > length) return 0;
  const aside = (atX - x) * down - (atY - y) * right;
  const spread = width * (0.8 + (0.9 * Math.max(0, along)) / length);
  return (
    2.6 * height * ridge(aside, spread) * smoothStep(-40, 30, along) * (1 - smoothStep(length * 0.35, length, along))
  );
}
