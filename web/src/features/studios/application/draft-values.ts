import type { SaveStudioApplicationInput } from '#generated/types.ts';
import type { OwnApplication_ApplicationFragment } from './OwnApplication.fragment.generated.ts';

/** An application of the signed-in person, as it is stored. */
export type OwnApplication = OwnApplication_ApplicationFragment;

/** What is typed into an application. */
export type DraftValues = {
  readonly [Field in Exclude<keyof SaveStudioApplicationInput, 'version'>]-?: NonNullable<
    SaveStudioApplicationInput[Field]
  >;
};

/** A field of the form. */
export type DraftField = keyof DraftValues;

/** Fields that someone has changed and that were not stored yet. */
export type DraftChanges = { -readonly [Field in DraftField]?: DraftValues[Field] };

/** The fields in the order of the form. */
const draftFields = [
  'studioName',
  'slug',
  'specialty',
  'about',
  'links',
  'country',
  'categoryId',
  'creationMethods',
] as const satisfies readonly DraftField[];

/** What the fields of the form are called. */
export const fieldNames: Readonly<Record<DraftField | 'samples', string>> = {
  studioName: 'Studio name',
  slug: 'Address',
  specialty: 'Known for',
  about: 'About the studio',
  links: 'Links',
  country: 'Country',
  categoryId: 'Main category',
  creationMethods: 'How the work is made',
  samples: 'Samples',
};

/** What an application says; blank where there is none, or it says nothing. */
export function valuesOf(application: OwnApplication | null): DraftValues {
  return {
    studioName: application?.studioName ?? '',
    slug: application?.slug ?? '',
    specialty: application?.specialty ?? '',
    about: application?.about ?? '',
    links: application?.links ?? [],
    country: application?.country ?? '',
    categoryId: application?.category?.id ?? '',
    creationMethods: application?.creationMethods ?? [],
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Changes without those that were sent and have not been typed anew since. */
export function withoutSent(changes: DraftChanges, sent: DraftChanges): DraftChanges {
  const left = { ...changes };
  for (const field of draftFields) if (isSame(left[field], sent[field])) delete left[field];
  return left;
}

/** The changed fields whose stored value was changed elsewhere, too. */
export function contested(changes: DraftChanges, before: DraftValues, now: DraftValues): readonly DraftField[] {
  return draftFields.filter(
    (field) =>
      changes[field] !== undefined && !isSame(before[field], now[field]) && !isSame(changes[field], now[field]),
  );
}

/** Whether a word names a field of the form. */
export function isFieldName(word: string): word is keyof typeof fieldNames {
  return Object.hasOwn(fieldNames, word);
}
