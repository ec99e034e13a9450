import { correlationGrid, crossWaves, phaseWaves, WAYS } from './correlation.ts';
import type { CrossWaves } from './correlation.ts';
import { climbed, heightAt, peaksOf } from './correlation-peaks.ts';
import type { Peak } from './correlation-peaks.ts';
import type { TileWaves } from './tile-waves.ts';

/** Number of peaks of the phase correlation, and of the correlation itself, over all orientations, that are refined. */
const TOPS = 6;

/** A shift at which the tiles agree well in one of the eight orientations. */
interface Top {
  readonly way: number;
  /** The waves of the correlation, and those whose peak is refined. */
  readonly waves: CrossWaves;
  readonly climbing: CrossWaves;
  readonly peak: Peak;
}

/**
 * Placement of one picture on another: an orientation and a shift, in sides of the square; `height` is their
 * correlation.
 */
interface Placement extends Peak {
  readonly way: number;
}

/**
 * Returns the placement at which two pictures agree best, among the peaks of both the phase correlation and the plain
 * correlation: phases are lost in noise where few waves make up the picture, and a design that nearly repeats within
 * its tile correlates almost equally well at hundreds of positions.
 */
export function bestPlacement(here: TileWaves, there: TileWaves): Placement {
  const byPhase: Top[] = [];
  const byHeight: Top[] = [];
  for (let way = 0; way < WAYS; way += 1) {
    const waves = crossWaves(here, there, way);
    const phases = phaseWaves(waves);
    byPhase.push(...topsOf({ way, waves, climbing: phases }));
    byHeight.push(...topsOf({ way, waves, climbing: waves }));
  }
  let best: Placement = { way: 0, right: 0, down: 0, height: Number.NEGATIVE_INFINITY };
  for (const { way, waves, climbing, peak } of [...highestOf(byPhase), ...highestOf(byHeight)]) {
    const { right, down } = climbed(climbing, peak);
    const height = heightAt(waves, { right, down });
    if (height > best.height) best = { way, right, down, height };
  }
  return best;
}

function topsOf(on: Omit<Top, 'peak'>): Top[] {
  return peaksOf(correlationGrid(on.climbing), TOPS).map((peak) => ({ ...on, peak }));
}

const highestOf = (tops: readonly Top[]): Top[] =>
  tops.toSorted((one, other) => other.peak.height - one.peak.height).slice(0, TOPS);
