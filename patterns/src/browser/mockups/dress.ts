import { reliefSurface } from './relief.ts';
import { smoothStep } from './surface.ts';

const MIDDLE = 600;
const WAIST = 396;
const HEM = 884;
/** The point from which the folds of the skirt fan out. */
const FAN = 236;

/** A summer dress, 110 cm from strap to hem, on a hanger: a fitted bodice and a skirt with folds. */
export const dress = reliefSurface({
  outline:
    'M530 146L553 143C553 196 560 240 600 242C640 240 647 196 647 143L670 146C669 196 676 236 708 264' +
    'C695 302 684 348 681 396C706 520 782 722 842 856C812 880 778 866 742 880C704 894 674 870 640 884' +
    'C606 897 584 874 548 886C510 897 480 868 446 880C414 890 388 876 358 856C418 722 494 520 519 396' +
    'C516 348 505 302 492 264C524 236 531 196 530 146Z',
  box: { left: 356, top: 140, width: 488, height: 752 },
  unitsPerCm: 6.7,
  origin: { x: MIDDLE, y: WAIST },
  ambient: 0.3,
  drag: 3,
  height: (x, y) => {
    const across = Math.min(0.98, Math.abs(x - MIDDLE) / halfWidth(y));
    const body = 62 * Math.sqrt(1 - across * across);
    const bust = y > WAIST ? 0 : 13 * bell((Math.abs(x - MIDDLE) - 44) / 34) * bell((y - 300) / 44);
    return body + bust + (y > WAIST ? folds(x, y) : gathers(x, y));
  },
});

/** Returns half the width of the dress at a height, slightly more than its outline so that no edge renders black. */
function halfWidth(y: number): number {
  if (y < WAIST) return 92 + 24 * smoothStep(WAIST, 264, y);
  return 92 + ((y - WAIST) / (HEM - WAIST)) ** 0.92 * 166;
}

/** Returns the folds as rays from a point above the waist: deep at the hem, none in the gathers. */
function folds(x: number, y: number): number {
  const ray = (x - MIDDLE) / (y - FAN);
  const depth = 5 + 22 * smoothStep(WAIST, HEM, y);
  const sway = 0.06 * Math.sin(y / 130);
  return (
    depth * (Math.sin((ray + sway) * 27 + 0.6) + 0.4 * smoothStep(WAIST, HEM, y) * Math.sin((ray - sway) * 49 + 2.1)) +
    2 * gathers(x, y)
  );
}

/** Returns the small pleats around the waist. */
function gathers(x: number, y: number): number {
  return 1.5 * bell((y - WAIST) / 34) * Math.sin((x - MIDDLE) / 5.4);
}

function bell(share: number): number {
  return Math.exp(-share * share);
}
