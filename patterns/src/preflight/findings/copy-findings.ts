import { vectorFromBase64 } from '../../likeness/base64.ts';
import { fingerprintDistance } from '../../likeness/distance.ts';
import type { Fingerprint } from '../../likeness/fingerprint.ts';
import { finding, type Finding } from './finding.ts';

/** Another tile of the same designer, and the fingerprint that was made of it. */
export interface OwnTile {
  readonly id: string;
  /** What the designer calls it. */
  readonly title?: string;
  /** In base64. */
  readonly fingerprint: string;
}

/** Distance of fingerprints up to which two tiles seem to be the same drawing; a recolor is 0.04 away in the median. */
const SAME_DRAWING = 0.1;
const MOST = 5;

/** The tiles among one's own that show the same drawing, the nearest first. */
export function copyFindings(print: Fingerprint, own: readonly OwnTile[]): Finding[] {
  return own
    .map(({ fingerprint, ...tile }) => ({ tile, distance: fingerprintDistance(print, vectorFromBase64(fingerprint)) }))
    .filter(({ distance }) => distance <= SAME_DRAWING)
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, MOST)
    .map(({ tile: { id, title }, distance }) =>
      finding('copy-of-own', 'warning', {
        id,
        ...(title !== undefined && { title }),
        distance: Math.round(distance * 1000) / 1000,
      }),
    );
}
