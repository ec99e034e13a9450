import type { TileStudy } from '../pixels/tile-study.ts';
import { finding, type Finding } from './finding.ts';

/** Variation in levels within a tile of one color: JPEG leaves some. */
const BLANK_RANGE = 6;
/** Maximum number of colors of a drawing without soft edges, counting one more per blend of two. */
const FEW_COLORS = 12;
/** Share of the tile on gradients with visible steps. */
const BANDED_SHARE = 0.02;
/**
 * Threshold on how much of its height an edge rises from one pixel to the next: at least 0.65 was measured on one tile
 * of every family at its original size, also after JPEG; at most 0.43 after enlarging it twofold, and 0.35 threefold.
 */
const SOFT_STEEPNESS = 0.5;
/** Steepness of an edge times the enlargement factor. */
const STEEPNESS_AT_ONE = 0.75;
/** Total rise of edges, in levels, needed for their steepness to be meaningful. */
const CLEAR_CONTRAST = 24;

/** Returns whether a tile is blank, in which case no other pixel finding applies. */
export function isBlank({ colors }: TileStudy): boolean {
  return colors.range <= BLANK_RANGE;
}

/** Returns the findings from a tile's pixels, except for its seams. */
export function pixelFindings(study: TileStudy, isVector: boolean): Finding[] {
  const found = transparencyFindings(study);
  if (isBlank(study)) return [...found, finding('blank', 'error')];
  if (isVector) return found;
  const { colors, staircases, sharpness } = study;
  if (colors.count <= FEW_COLORS) found.push(finding('few-colors', 'warning', { colors: colors.count }));
  if (staircases.share >= BANDED_SHARE)
    found.push(finding('banding', 'warning', { percent: Math.round(staircases.share * 100) }));
  const { contrast, steepness } = sharpness;
  if (contrast >= CLEAR_CONTRAST && steepness < SOFT_STEEPNESS)
    found.push(
      finding('enlarged', 'warning', { factor: Math.max(2, Math.round(STEEPNESS_AT_ONE / Math.max(0.05, steepness))) }),
    );
  return found;
}

function transparencyFindings({ transparency, width, height }: TileStudy): Finding[] {
  const boxes = transparency.softEdges();
  const found: Finding[] = boxes.length > 0 ? [{ ...finding('soft-edges', 'error'), boxes }] : [];
  const percent = (100 * transparency.translucent) / (width * height);
  // A hairline along the edges is a separate finding.
  if (percent >= 0.1 || (transparency.translucent > 0 && boxes.length === 0))
    found.push(finding('transparent', 'warning', { percent: Math.max(1, Math.round(percent)) }));
  return found;
}
