import { Bitmap } from './bitmap.ts';
import type { Direction } from './orders.ts';
import { type Ordered, slice } from './page.ts';
import type { TextMatches } from './text-matches.ts';

/**
 * A part of documents by score, those of one score in an order of their own. Only the scores that the
 * part touches are put in order.
 */
export function sliceByScore(
  { found, total, ...within }: Ordered & { readonly found: Bitmap },
  { matches, direction }: { readonly matches: TextMatches; readonly direction: Direction },
  offset: number,
  limit: number,
): number[] {
  const counts = countsByScore(found, matches);
  const scores = [...counts.keys()].filter((score) => (counts[score] ?? 0) > 0);
  const docs: number[] = [];
  let start = 0;
  for (const score of direction === 'asc' ? scores : scores.toReversed()) {
    const count = counts[score] ?? 0;
    const wanted = Math.min(offset + limit, total) - start;
    if (wanted <= 0) break;
    if (start + count > offset) {
      const same = withScore(found, matches, score);
      const from = Math.max(0, offset - start);
      docs.push(...slice({ ...within, found: same, total: count }, from, Math.min(count, wanted) - from));
    }
    start += count;
  }
  return docs;
}

/** How many of the documents found have each score. */
function countsByScore(found: Bitmap, { docs, scores }: TextMatches): Uint32Array {
  let highest = 0;
  for (const score of scores) if (score > highest) highest = score;
  const counts = new Uint32Array(highest + 1);
  for (let entry = 0; entry < docs.length; entry++) {
    if (!found.has(docs[entry] ?? 0)) continue;
    const score = scores[entry] ?? 0;
    counts[score] = (counts[score] ?? 0) + 1;
  }
  return counts;
}

function withScore(found: Bitmap, { docs, scores }: TextMatches, wanted: number): Bitmap {
  const same = new Bitmap(found.words.length * 32);
  for (let entry = 0; entry < docs.length; entry++) {
    const doc = docs[entry] ?? 0;
    if ((scores[entry] ?? 0) === wanted && found.has(doc)) same.add(doc);
  }
  return same;
}
