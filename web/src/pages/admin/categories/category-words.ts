import { formatMoney } from '#lib/money.ts';
import type { DeskCategory_CategoryFragment } from './DeskCategory.fragment.generated.ts';

/** A category as its desk has it. */
export type DeskCategory = DeskCategory_CategoryFragment;

/** The categories beside each other: of one kind, below the same one or below none. */
export function levelOf(
  all: readonly DeskCategory[],
  { kind, parentId }: Pick<DeskCategory, 'kind' | 'parentId'>,
): readonly DeskCategory[] {
  return all.filter((each) => each.kind === kind && each.parentId === parentId);
}

/** Which can take what a category has: those of the same kind and depth that have patterns of their own. */
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

/** A category with the one above it, such as `Geometric: Stripes`. */
export function placeWords(all: readonly DeskCategory[], { name, parentId }: DeskCategory): string {
  const parent = all.find(({ id }) => id === parentId);
  return parent ? `${parent.name}: ${name}` : name;
}

/** What happens to a category that is being removed. */
export function leavingWords(category: DeskCategory, all: readonly DeskCategory[]): string {
  const into = all.find(({ id }) => id === category.removedIntoId);
  return `It is being removed: ${into?.name ?? 'another category'} takes its ${countWords(category)}. This page follows.`;
}

/** Whether its patterns wait for a price. */
export function needsPrice({ kind, parentId, price }: DeskCategory): boolean {
  return kind === 'MENU' && parentId === null && price === null;
}

/** How many patterns a category has, such as `12 patterns`. */
export function countWords({ assetCount }: Pick<DeskCategory, 'assetCount'>): string {
  return assetCount === 1 ? '1 pattern' : `${assetCount} patterns`;
}

/** What its patterns cost; null for what has no price of its own. */
export function priceWords(category: DeskCategory): string | null {
  if (needsPrice(category)) return 'No price yet';
  return category.price && `${formatMoney(category.price.usd)}, ${formatMoney(category.price.inr)}`;
}
