import type { DesignerShare } from '../catalog-search.ts';
import { designerCode } from '../feed/reference.ts';
import type { Bitmap } from './bitmap.ts';
import type { Facts } from './conditions.ts';
import type { IndexedAssets } from './indexed-assets.ts';
import type { Selection } from './selection.ts';

/** Counts documents by studio, the studio with most of them first, with the newest document of each. */
export function countDesigners({ assets, reference }: Facts, selection: Selection): DesignerShare[] {
  const counts = new Map(reference.designers.map(({ id }) => [id, selection.countOf(designerCode(id))]));
  const studios = [...counts.keys()].filter((id) => (counts.get(id) ?? 0) > 0);
  const { found } = selection;
  const newest = found ? newestAmong(assets, found, studios) : new Map(studios.map((id) => [id, assets.newest.of(id)]));
  return reference.designers
    .filter(({ id }) => newest.has(id))
    .map(({ id, slug, name }) => ({
      id,
      slug,
      name,
      count: counts.get(id) ?? 0,
      newest: assets.columns.idOf(newest.get(id) ?? 0),
    }))
    .toSorted((left, right) => right.count - left.count || (left.name < right.name ? -1 : 1));
}

/** Returns the newest match of each of the studios, all of which must have one. */
function newestAmong({ columns, orders }: IndexedAssets, found: Bitmap, studios: readonly number[]) {
  const newest = new Map<number, number>();
  const awaited = new Set(studios);
  const order = orders.get('published', 'desc');
  for (let place = 0; awaited.size > 0 && place < order.length; place++) {
    const doc = order[place] ?? 0;
    const studio = columns.designers[doc] ?? 0;
    if (found.has(doc) && awaited.delete(studio)) newest.set(studio, doc);
  }
  return newest;
}
