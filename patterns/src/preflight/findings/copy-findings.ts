import { vectorFromBase64 } from '../../likeness/base64.ts';
import { fingerprintDistance } from '../../likeness/distance.ts';
import type { Fingerprint } from '../../likeness/fingerprint.ts';
import { finding, type Finding } from './finding.ts';

/** Another tile of the same designer, with its fingerprint. */
export interface OwnTile {
  readonly id: string;
  /** Title given by the designer. */
  readonly title?: string;
  /** In base64. */
  readonly fingerprint: string;
}

/** Fingerprint distance up to which two tiles count as the same drawing; the median for a recolor is 0.04. */
const SAME_DRAWING = 0.1;
const MOST = 5;

/** Returns findings for the designer's own tiles that show the same drawing, nearest first. */
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
