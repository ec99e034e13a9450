import type { TileStudy } from '../pixels/tile-study.ts';
import { finding, type Finding } from './finding.ts';

/** Levels by which a tile of one color may differ from itself: JPEG leaves some. */
const BLANK_RANGE = 6;
/** A drawing without soft edges has no more colors than this; one color more for every blend between two. */
const FEW_COLORS = 12;
/** Part of the tile on gradients in visible steps. */
const BANDED_SHARE = 0.02;
/**
 * Edges rise by less than this part of their height from one pixel to the next: 0.65 and more was measured on one tile of
 * every family at its size, also after JPEG, 0.43 and less after enlarging it twofold, 0.35 threefold.
 */
const SOFT_STEEPNESS = 0.5;
/** What remains of the steepness of an edge, times the enlargement. */
const STEEPNESS_AT_ONE = 0.75;
/** Levels that edges must rise by in all, for their steepness to mean anything. */
const CLEAR_CONTRAST = 24;

/** Whether a tile has nothing on it; then nothing else is worth saying of its pixels. */
export function isBlank({ colors }: TileStudy): boolean {
  return colors.range <= BLANK_RANGE;
}

/** What can be said of a tile by its pixels, but for its seams. */
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
  // A hairline along the edges is a finding of its own.
  if (percent >= 0.1 || (transparency.translucent > 0 && boxes.length === 0))
    found.push(finding('transparent', 'warning', { percent: Math.max(1, Math.round(percent)) }));
  return found;
}
