import type { DesignerShare } from '../catalog-search.ts';
import type { Bitmap } from './bitmap.ts';
import type { Facts } from './conditions.ts';

/** Counts documents by studio, the studio with most of them first, with the newest document of each. */
export function countDesigners({ assets, reference }: Facts, found: Bitmap): DesignerShare[] {
  const { columns, orders } = assets;
  const isNewer = orders.comparing('published', 'desc');
  const size = 1 + reference.designers.reduce((highest, { id }) => Math.max(highest, id), 0);
  const counts = new Uint32Array(size);
  const newest = new Uint32Array(size);
  found.forEach((doc) => {
    const designer = columns.designers[doc] ?? 0;
    const count = counts[designer] ?? 0;
    counts[designer] = count + 1;
    if (count === 0 || isNewer(doc, newest[designer] ?? 0) < 0) newest[designer] = doc;
  });
  return reference.designers
    .filter(({ id }) => (counts[id] ?? 0) > 0)
    .map(({ id, slug, name }) => ({ id, slug, name, count: counts[id] ?? 0, newest: columns.idOf(newest[id] ?? 0) }))
    .toSorted((left, right) => right.count - left.count || (left.name < right.name ? -1 : 1));
}
