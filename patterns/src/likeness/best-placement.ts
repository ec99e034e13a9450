import { correlationGrid, crossWaves, phaseWaves, WAYS } from './correlation.ts';
import type { CrossWaves } from './correlation.ts';
import { climbed, heightAt, peaksOf } from './correlation-peaks.ts';
import type { Peak } from './correlation-peaks.ts';
import type { TileWaves } from './tile-waves.ts';

/** Tops of the phase correlation, of all ways together, that are looked at closely. */
const TOPS = 6;

/** A shift at which the tiles agree well when one is oriented in one of the eight ways. */
interface Top {
  readonly way: number;
  readonly waves: CrossWaves;
  readonly phases: CrossWaves;
  readonly peak: Peak;
}

/** How one picture lies on another: oriented in one of the ways and shifted, in sides of the square; `height` is their correlation. */
interface Placement extends Peak {
  readonly way: number;
}

/** Where the phases of two pictures agree best. */
export function bestPlacement(here: TileWaves, there: TileWaves): Placement {
  const tops: Top[] = [];
  for (let way = 0; way < WAYS; way += 1) {
    const waves = crossWaves(here, there, way);
    const phases = phaseWaves(waves);
    tops.push(...peaksOf(correlationGrid(phases), TOPS).map((peak) => ({ way, waves, phases, peak })));
  }
  const highest = tops.toSorted((one, other) => other.peak.height - one.peak.height).slice(0, TOPS);
  let best: Placement = { way: 0, right: 0, down: 0, height: Number.NEGATIVE_INFINITY };
  for (const { way, waves, phases, peak } of highest) {
    const { right, down } = climbed(phases, peak);
    const height = heightAt(waves, { right, down });
    if (height > best.height) best = { way, right, down, height };
  }
  return best;
}
