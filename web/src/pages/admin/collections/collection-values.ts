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

/** What gathers patterns, as it is chosen: a rule, or nothing for those picked by hand. */
export const RULE_CHOICES = ['', 'NEW', 'TRENDING', 'PREMIUM', 'LIMITED', 'MATCH'] as const satisfies ReadonlyArray<
  ShopCollectionRule | ''
>;
const SORT_CHOICES = ['NEWEST', 'POPULAR'] as const satisfies readonly MatchSort[];

/** What a collection is typed as; lists have commas. */
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
/** What a collection is typed as. */
export type CollectionForm = v.InferInput<typeof CollectionValues>;

/** The fields that the shop may refuse, by their names there. */
export const collectionFields = ['slug', 'title', 'description', 'rule', 'tags', 'reason'] as const;

/** A collection as it would have been typed; null for a new one. */
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

/** What the fields of a collection say, where two people want something else. */
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

/** What is picked, and which of it stands for the collection. */
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

/** What differs between what somebody else has picked and what is picked here. */
export function pickDifferences(theirs: DeskCollection, mine: Picks): Difference[] {
  return differencesOf(pickWords, { picked: pickedOf(theirs), coverId: theirs.coverId }, mine);
}

/** What was picked for a collection. */
export function pickedOf(collection: DeskCollection | null): readonly Picked[] {
  return (collection?.picked ?? []).map(({ assetId, title, asset }) => ({
    assetId,
    title,
    picture: asset,
  }));
}

/** What was typed, as the shop takes it, without what was picked. */
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
