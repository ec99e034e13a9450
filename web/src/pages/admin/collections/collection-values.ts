import {
  ReasonField,
  ShopCollectionDescriptionField,
  ShopCollectionSlugField,
  ShopCollectionTitleField,
} from '@halfdrop/domain';
import * as v from 'valibot';
import type { ChangeCollectionInput, MatchSort, ShopCollectionRule } from '#generated/types.ts';
import { tagsIn } from '#lib/tags-in.ts';
import { checkedWords, type Difference, differencesOf, type FieldWords } from '../conflict/differences.ts';
import type { Picked } from '../picks/picked.ts';
import { type DeskCollection, ruleWords } from './collection-words.ts';

/** Choices for the rule; empty for picked patterns only. */
export const RULE_CHOICES = ['', 'NEW', 'TRENDING', 'PREMIUM', 'LIMITED', 'MATCH'] as const satisfies ReadonlyArray<
  ShopCollectionRule | ''
>;
const SORT_CHOICES = ['NEWEST', 'POPULAR'] as const satisfies readonly MatchSort[];

/** Rules of the collection form; lists are comma-separated. */
export const CollectionValues = v.pipe(
  v.object({
    slug: ShopCollectionSlugField,
    title: ShopCollectionTitleField,
    description: ShopCollectionDescriptionField,
    rule: v.picklist(RULE_CHOICES),
    categories: v.array(v.string()),
    tags: v.string(),
    colors: v.string(),
    sort: v.picklist(SORT_CHOICES),
    isPublished: v.boolean(),
    reason: ReasonField,
  }),
  v.forward(
    v.partialCheck(
      [['rule'], ['categories'], ['tags'], ['colors']],
      ({ rule, categories, tags, colors }) =>
        rule !== 'MATCH' || [...categories, ...tagsIn(tags), ...tagsIn(colors)].length > 0,
      'Name a category, a tag or a color',
    ),
    ['tags'],
  ),
);
/** Form values of a collection. */
export type CollectionForm = v.InferInput<typeof CollectionValues>;

/** Fields that the server may reject, by its names. */
export const collectionFields = ['slug', 'title', 'description', 'rule', 'tags', 'reason'] as const;

/** Returns the form values of a collection; blank for a new one. */
export function valuesOf(collection: DeskCollection | null): CollectionForm {
  const { categories = [], tags = [], colors = [], sort = 'NEWEST' } = collection?.conditions ?? {};
  return {
    slug: collection?.slug ?? '',
    title: collection?.title ?? '',
    description: collection?.description ?? '',
    rule: collection?.rule ?? '',
    categories: [...categories],
    tags: tags.join(', '),
    colors: colors.join(', '),
    sort,
    isPublished: collection?.isPublished ?? false,
    reason: '',
  };
}

/** Formats the fields of a collection for the conflict notice. */
export const collectionFieldWords: FieldWords<CollectionForm> = [
  ['Title', ({ title }) => title],
  ['Description', ({ description }) => description],
  ['What gathers its patterns', ({ rule }) => (rule === '' ? 'Picked by hand' : ruleWords[rule])],
  ['Categories', ({ categories }) => categories.toSorted().join(', ')],
  ['Tags', ({ tags }) => tagsIn(tags).join(', ')],
  ['Colors', ({ colors }) => tagsIn(colors).join(', ')],
  ['Order', ({ sort }) => (sort === 'NEWEST' ? 'The newest first' : 'The most popular first')],
  ['Published', ({ isPublished }) => checkedWords(isPublished)],
];

/** Picked patterns, and which of them is the cover. */
interface Picks {
  readonly picked: readonly Picked[];
  readonly coverId: string | null;
}

const pickWords: FieldWords<Picks> = [
  ['Picked patterns', ({ picked }) => picked.map(({ title }) => title).join(', ')],
  [
    'Cover',
    ({ picked, coverId }) =>
      picked.find(({ assetId }) => assetId === coverId)?.title ??
      (coverId === null ? '' : 'one that is not picked here'),
  ],
];

/** Returns how the picks of someone else's save differ from the local ones. */
export function pickDifferences(theirs: DeskCollection, mine: Picks): Difference[] {
  return differencesOf(pickWords, { picked: pickedOf(theirs), coverId: theirs.coverId }, mine);
}

/** Returns the picked patterns of a collection. */
export function pickedOf(collection: DeskCollection | null): readonly Picked[] {
  return (collection?.picked ?? []).map(({ assetId, title, asset }) => ({
    assetId,
    title,
    picture: asset,
  }));
}

/** Converts the form values to mutation input, except the picks. */
export function contentsFrom(
  values: CollectionForm,
): Omit<ChangeCollectionInput, 'collectionId' | 'version' | 'assetIds' | 'coverId'> {
  const { title, description, rule, categories, tags, colors, sort, isPublished, reason } = values;
  return {
    title,
    description,
    rule: rule === '' ? null : rule,
    conditions: rule === 'MATCH' ? { categories, tags: tagsIn(tags), colors: tagsIn(colors), sort } : null,
    isPublished,
    reason,
  };
}
