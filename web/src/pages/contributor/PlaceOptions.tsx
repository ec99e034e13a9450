import type { MenuCategory } from '#features/catalog/useMenuCategories.ts';
import { fittingPlaces } from './fitting-places.ts';
import { placeOf } from './pattern-values.ts';

interface PlaceOptionsProps {
  readonly value: string;
  readonly categories: readonly MenuCategory[];
  /** What the pattern is tagged with: the places that fit stand in front. */
  readonly tags: readonly string[];
}

interface PlaceGroup {
  readonly label: string;
  readonly places: ReadonlyArray<{ readonly place: string; readonly words: string }>;
}

/** Every subcategory once: below what fits the tags, or below its category. */
function groupsOf({ categories, tags }: Omit<PlaceOptionsProps, 'value'>): readonly PlaceGroup[] {
  const fitting = fittingPlaces(tags, categories);
  const groups = categories.map(({ id, name, children }) => ({
    label: name,
    places: (children ?? []).map((child) => ({ place: placeOf(id, child.id), words: `${name} › ${child.name}` })),
  }));
  const isFitting = ({ place }: { readonly place: string }) => fitting.includes(place);
  const front = { label: 'Fits its tags', places: groups.flatMap(({ places }) => places.filter(isFitting)) };
  const others = groups.map(({ label, places }) => ({ label, places: places.filter((each) => !isFitting(each)) }));
  return [front, ...others].filter(({ places }) => places.length > 0);
}

/** Every subcategory below its category, those that fit the tags in front; a place that is not whole yet stands there, too. */
export function PlaceOptions({ value, categories, tags }: PlaceOptionsProps) {
  const groups = groupsOf({ categories, tags });
  const isListed = groups.some(({ places }) => places.some(({ place }) => place === value));
  const category = categories.find(({ id }) => id === value.split('/')[0]);
  return (
    <>
      {isListed ? null : <option value={value}>{category ? `${category.name} › choose` : 'Choose'}</option>}
      {groups.map(({ label, places }) => (
        <optgroup key={label} label={label}>
          {places.map(({ place, words }) => (
            <option key={place} value={place}>
              {words}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  );
}
