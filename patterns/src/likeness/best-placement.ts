import { correlationGrid, crossWaves, phaseWaves, WAYS } from './correlation.ts';
import type { CrossWaves } from './correlation.ts';
import { climbed, heightAt, peaksOf } from './correlation-peaks.ts';
import type { Peak } from './correlation-peaks.ts';
import type { TileWaves } from './tile-waves.ts';

/** Tops of the phase correlation, and of the correlation itself, of all ways together, that are looked at closely. */
const TOPS = 6;

/** A shift at which the tiles agree well when one is oriented in one of the eight ways. */
interface Top {
  readonly way: number;
  /** The waves of the correlation, and those whose top is climbed. */
  readonly waves: CrossWaves;
  readonly climbing: CrossWaves;
  readonly peak: Peak;
}

/** How one picture lies on another: oriented in one of the ways and shifted, in sides of the square; `height` is their correlation. */
interface Placement extends Peak {
  readonly way: number;
}

/**
 * Where two pictures agree best, among the places where their phases do and those where they correlate most: phases are
 * lost in noise where few waves make the whole picture, and a design that nearly repeats within its tile correlates
 * about as well at hundreds of places.
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
