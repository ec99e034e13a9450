import type { Bitmap } from './bitmap.ts';

interface Hit {
  readonly doc: number;
  readonly place: number;
  readonly sku: number;
}

/** Documents whose number contains digits: by the place where these begin, then by number. */
export function docsWithDigits(skus: Int32Array, alive: Bitmap, digits: string, limit: number): number[] {
  const first = firstHits(skus, alive, digits, limit, startingWith(digits));
  return (first.length === limit ? first : firstHits(skus, alive, digits, limit, containing(digits))).map(
    ({ doc }) => doc,
  );
}

/** Whether the digits of a whole number below 2 ** 31 begin with others. */
export function startingWith(digits: string): (number: number) => boolean {
  const wanted = Number(digits);
  return (number) => {
    for (let rest = number; rest >= wanted; rest = (rest / 10) | 0) if (rest === wanted) return rest > 0;
    return false;
  };
}

/** Whether a number contains the last of some digits, which may begin with zeros: a quick look before a close one. */
function containing(digits: string): (number: number) => boolean {
  const wanted = Number(digits);
  const step = 10 ** digits.length;
  return (number) => {
    for (let rest = number; rest > 0; rest = (rest / 10) | 0) if (rest % step === wanted) return true;
    return false;
  };
}

function firstHits(
  skus: Int32Array,
  alive: Bitmap,
  digits: string,
  limit: number,
  mayBe: (number: number) => boolean,
): Hit[] {
  const hits: Hit[] = [];
  alive.forEach((doc) => {
    const sku = skus[doc] ?? 0;
    const last = hits.length === limit ? hits.at(-1) : undefined;
    if ((last?.place === 0 && sku > last.sku) || !mayBe(sku)) return;
    const hit = { doc, place: String(sku).indexOf(digits), sku };
    if (hit.place === -1 || (last && compare(last, hit) < 0)) return;
    if (last) hits.pop();
    hits.push(hit);
    hits.sort(compare);
  });
  return hits;
}

function compare(left: Hit, right: Hit): number {
  return left.place - right.place || left.sku - right.sku;
}
