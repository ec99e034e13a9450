import type { DesignerShare } from '../catalog-search.ts';
import { designerCode } from '../feed/reference.ts';
import type { Facts } from './conditions.ts';
import type { Selection } from './selection.ts';

/** Counts documents by studio, the studio with most of them first, with the newest document of each. */
export function countDesigners({ assets, reference }: Facts, selection: Selection): DesignerShare[] {
  const { columns, orders } = assets;
  const counts = new Map(reference.designers.map(({ id }) => [id, selection.countOf(designerCode(id))]));
  const awaited = new Set(reference.designers.map(({ id }) => id).filter((id) => (counts.get(id) ?? 0) > 0));
  const newest = new Map<number, number>();
  const { found } = selection;
  const order = orders.get('published', 'desc');
  for (let place = 0; awaited.size > 0 && place < order.length; place++) {
    const doc = order[place] ?? 0;
    if (found && !found.has(doc)) continue;
    const designer = columns.designers[doc] ?? 0;
    if (awaited.delete(designer)) newest.set(designer, doc);
  }
  return reference.designers
    .filter(({ id }) => newest.has(id))
    .map(({ id, slug, name }) => ({
      id,
      slug,
      name,
      count: counts.get(id) ?? 0,
      newest: columns.idOf(newest.get(id) ?? 0),
    }))
    .toSorted((left, right) => right.count - left.count || (left.name < right.name ? -1 : 1));
}
