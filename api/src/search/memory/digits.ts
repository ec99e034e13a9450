import type { Bitmap } from './bitmap.ts';
import { at } from './columns.ts';

interface Hit {
  readonly doc: number;
  readonly place: number;
  readonly sku: number;
}

/** Documents whose number contains digits: by the place where these begin, then by number. */
export function docsWithDigits(skus: Int32Array, alive: Bitmap, digits: string, limit: number): number[] {
  const wanted = Number(digits);
  const step = 10 ** digits.length;
  const hits: Hit[] = [];
  alive.forEach((doc) => {
    const sku = at(skus, doc);
    if (!contains(sku, wanted, step)) return;
    const place = String(sku).indexOf(digits);
    const last = hits.at(-1);
    const isFull = hits.length === limit;
    if (place === -1 || (isFull && last && compare(last, { doc, place, sku }) < 0)) return;
    if (isFull) hits.pop();
    hits.push({ doc, place, sku });
    hits.sort(compare);
  });
  return hits.map(({ doc }) => doc);
}

/** Whether the digits of a number contain those of another, which may have zeros before it: in numbers alone, for speed. */
function contains(number: number, wanted: number, step: number): boolean {
  for (let rest = number; rest > 0; rest = Math.floor(rest / 10)) if (rest % step === wanted) return true;
  return false;
}

function compare(left: Hit, right: Hit): number {
  return left.place - right.place || left.sku - right.sku;
}
