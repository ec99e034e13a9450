import { formatMoney } from '#lib/money.ts';
import type { DeskCategory_CategoryFragment } from './DeskCategory.fragment.generated.ts';

/** A category as used by its desk. */
export type DeskCategory = DeskCategory_CategoryFragment;

/** Returns the siblings of a category: same kind and same parent. */
export function levelOf(
  all: readonly DeskCategory[],
  { kind, parentId }: Pick<DeskCategory, 'kind' | 'parentId'>,
): readonly DeskCategory[] {
  return all.filter((each) => each.kind === kind && each.parentId === parentId);
}

/** Returns the categories that can take over the patterns: same kind and depth, with patterns of their own. */
export function takersOf(all: readonly DeskCategory[], removed: DeskCategory): readonly DeskCategory[] {
  return all.filter(
    ({ id, kind, parentId, mirroredId, removedIntoId }) =>
      id !== removed.id &&
      kind === removed.kind &&
      (parentId === null) === (removed.parentId === null) &&
      mirroredId === null &&
      removedIntoId === null,
  );
}

/** Formats a category with its parent, such as `Geometric: Stripes`. */
export function placeWords(all: readonly DeskCategory[], { name, parentId }: DeskCategory): string {
  const parent = all.find(({ id }) => id === parentId);
  return parent ? `${parent.name}: ${name}` : name;
}

/** Describes the removal in progress of a category. */
export function leavingWords(category: DeskCategory, all: readonly DeskCategory[]): string {
  const into = all.find(({ id }) => id === category.removedIntoId);
  return `It is being removed: ${into?.name ?? 'another category'} takes its ${countWords(category)}. This page follows.`;
}

/** Returns whether its patterns lack a price. */
export function needsPrice({ kind, parentId, price }: DeskCategory): boolean {
  return kind === 'MENU' && parentId === null && price === null;
}

/** Formats the number of patterns, such as `12 patterns`. */
export function countWords({ assetCount }: Pick<DeskCategory, 'assetCount'>): string {
  return assetCount === 1 ? '1 pattern' : `${assetCount} patterns`;
}

/** Formats the price of its patterns; null if it has no price of its own. */
export function priceWords(category: DeskCategory): string | null {
  if (needsPrice(category)) return 'No price yet';
  return category.price && `${formatMoney(category.price.usd)}, ${formatMoney(category.price.inr)}`;
}
