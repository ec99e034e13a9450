import { Bitmap } from './bitmap.ts';
import type { Order } from './orders.ts';

/** Documents in an order, or a subset of them. Any slice of it costs about the same. */
export interface Ordered {
  readonly order: Order;
  readonly compare: (left: number, right: number) => number;
  /** Null for all. */
  readonly found: Bitmap | null;
  /** Number of documents. */
  readonly total: number;
  /** Up to this many are sorted directly instead of being looked up in the order. */
  readonly few: number;
}

/** Returns a slice of the ordered documents. */
export function slice({ order, compare, found, total, few }: Ordered, offset: number, limit: number): number[] {
  if (offset >= total || limit === 0) return [];
  if (!found) return [...order.subarray(offset, offset + limit)];
  if (total <= few)
    return [
      ...found
        .toDocs()
        .toSorted(compare)
        .subarray(offset, offset + limit),
    ];
  const isNearEnd = offset + limit > total / 2;
  return isNearEnd ? fromEnd(order, found, total, offset, limit) : fromStart(order, found, offset, limit);
}

function fromStart(order: Order, found: Bitmap, offset: number, limit: number): number[] {
  const docs: number[] = [];
  let passed = 0;
  for (let place = 0; docs.length < limit && place < order.length; place++) {
    const doc = order[place] ?? 0;
    if (!found.has(doc)) continue;
    if (passed >= offset) docs.push(doc);
    passed += 1;
  }
  return docs;
}

function fromEnd(order: Order, found: Bitmap, total: number, offset: number, limit: number): number[] {
  const docs: number[] = [];
  let left = total;
  for (let place = order.length - 1; left > offset && place >= 0; place--) {
    const doc = order[place] ?? 0;
    if (!found.has(doc)) continue;
    left -= 1;
    if (left < offset + limit) docs.push(doc);
  }
  return docs.toReversed();
}
