import type { SaveStudioApplicationInput } from '#generated/types.ts';
import type { OwnApplication_ApplicationFragment } from './OwnApplication.fragment.generated.ts';

/** The signed-in user's application, as stored. */
export type OwnApplication = OwnApplication_ApplicationFragment;

/** Form values of an application. */
export type DraftValues = {
  readonly [Field in Exclude<keyof SaveStudioApplicationInput, 'version'>]-?: NonNullable<
    SaveStudioApplicationInput[Field]
  >;
};

/** A field of the form. */
export type DraftField = keyof DraftValues;

/** Unsaved changes by field. */
export type DraftChanges = { -readonly [Field in DraftField]?: DraftValues[Field] };

/** Fields in form order. */
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

/** Labels of the form's fields. */
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

/** Returns the form values of an application; blank if there is none or a field is empty. */
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

/** Returns the changes without those sent, unless they have been edited since. */
export function withoutSent(changes: DraftChanges, sent: DraftChanges): DraftChanges {
  const left = { ...changes };
  for (const field of draftFields) if (isSame(left[field], sent[field])) delete left[field];
  return left;
}

/** Returns the changed fields whose stored value was also changed elsewhere. */
export function contested(changes: DraftChanges, before: DraftValues, now: DraftValues): readonly DraftField[] {
  return draftFields.filter(
    (field) =>
      changes[field] !== undefined && !isSame(before[field], now[field]) && !isSame(changes[field], now[field]),
  );
}

/** Returns whether a string is a field name. */
export function isFieldName(word: string): word is keyof typeof fieldNames {
  return Object.hasOwn(fieldNames, word);
}
