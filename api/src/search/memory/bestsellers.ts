import { Bitmap } from './bitmap.ts';
import type { IndexedAssets } from './indexed-assets.ts';

/** How many of the patterns that people have downloaded most are bestsellers. */
const BESTSELLERS = 60;

/** Those with as many downloads as the last bestseller are bestsellers too; dead documents may be among them. */
export function bestsellers({ alive, columns: { downloads }, end }: IndexedAssets): Bitmap {
  const best = new Int32Array(BESTSELLERS);
  alive.forEach((doc) => {
    const count = downloads[doc] ?? 0;
    if (count <= (best[0] ?? 0)) return;
    best[0] = count;
    best.sort();
  });
  const least = best.find((count) => count > 0) ?? Number.POSITIVE_INFINITY;
  const found = new Bitmap(end);
  for (let doc = 0; doc < end; doc++) if ((downloads[doc] ?? 0) >= least) found.add(doc);
  return found;
}
