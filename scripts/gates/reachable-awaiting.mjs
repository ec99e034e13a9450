const descriptors = 'the descriptors of what designers upload';
const index = 'the driver that searches in memory';
const copies = 'the search for copies of what designers upload';

/**
 * Modules that nothing in production reaches yet, each with what will use it. Nothing is added here.
 * @type {Readonly<Record<string, string>>}
 */
export const awaitingUse = {
  'api/src/search/memory/bitmap.ts': index,
  'api/src/search/memory/by-score.ts': index,
  'api/src/search/memory/catalog-index.ts': index,
  'api/src/search/memory/code-sets.ts': index,
  'api/src/search/memory/conditions.ts': index,
  'api/src/search/memory/facet-counts.ts': index,
  'api/src/search/memory/orders.ts': index,
  'api/src/search/memory/page.ts': index,
  'api/src/search/memory/postings.ts': index,
  'api/src/search/memory/reference.ts': index,
  'api/src/search/memory/text-matches.ts': index,
  'api/src/search/memory/vocabulary.ts': index,
  'patterns/src/likeness/confirm-copies.ts': copies,
  'patterns/src/likeness/correlation-peaks.ts': copies,
  'patterns/src/likeness/correlation.ts': copies,
  'patterns/src/likeness/describe-spec.ts': copies,
  'patterns/src/likeness/index-file.ts': copies,
  'patterns/src/likeness/likeness-index.ts': copies,
  'patterns/src/likeness/registered-tile.ts': copies,
  'patterns/src/likeness/tile-waves.ts': copies,
  'patterns/src/measure/palette-distance.ts': descriptors,
  'patterns/src/measure/transport.ts': descriptors,
  'patterns/src/seam/overlay.ts': 'the seam check that designers see',
};
