import { Bitmap } from './bitmap.ts';
import { at } from './columns.ts';
import type { Direction } from './orders.ts';
import { type Ordered, slice } from './page.ts';

/**
 * A part of documents by score, those of one score in an order of their own. Only the scores that the
 * part touches are put in order.
 */
export function sliceByScore(
  { found, total, ...within }: Ordered & { readonly found: Bitmap },
  { scores, direction }: { readonly scores: Uint32Array; readonly direction: Direction },
  offset: number,
  limit: number,
): number[] {
  const counts = new Map<number, number>();
  found.forEach((doc) => {
    const score = at(scores, doc);
    counts.set(score, (counts.get(score) ?? 0) + 1);
  });
  const sign = direction === 'asc' ? 1 : -1;
  const docs: number[] = [];
  let start = 0;
  for (const score of [...counts.keys()].toSorted((left, right) => (left - right) * sign)) {
    const count = counts.get(score) ?? 0;
    const wanted = Math.min(offset + limit, total) - start;
    if (wanted <= 0) break;
    if (start + count > offset) {
      const same = withScore(found, scores, score);
      const from = Math.max(0, offset - start);
      docs.push(...slice({ ...within, found: same, total: count }, from, Math.min(count, wanted) - from));
    }
    start += count;
  }
  return docs;
}

function withScore(found: Bitmap, scores: Uint32Array, wanted: number): Bitmap {
  const same = new Bitmap(found.words.length * 32);
  found.forEach((doc) => {
    if (at(scores, doc) === wanted) same.add(doc);
  });
  return same;
}
