const descriptors = 'the descriptors of what designers upload';
const copies = 'the search for copies of what designers upload';

/**
 * Modules not yet reachable from production, each with its intended use. Do not add any.
 * @type {Readonly<Record<string, string>>}
 */
export const awaitingUse = {
  'patterns/src/likeness/confirm-copies.ts': copies,
  'patterns/src/likeness/describe-spec.ts': copies,
  'patterns/src/likeness/index-file.ts': copies,
  'patterns/src/likeness/likeness-index.ts': copies,
  'patterns/src/likeness/registered-tile.ts': copies,
  'patterns/src/measure/palette-distance.ts': descriptors,
  'patterns/src/measure/transport.ts': descriptors,
  'patterns/src/seam/overlay.ts': 'the seam check that designers see',
};
