import { MAX_STUDIO_ABOUT_CHARACTERS, MAX_STUDIO_NAME_CHARACTERS } from '@halfdrop/domain';
import type { CreationMethod } from '#generated/types.ts';
import { TextAreaField, TextField } from '#ui/Field.tsx';
import { CategoryField } from '../CategoryField.tsx';
import { CountryField } from '../CountryField.tsx';
import { LinksField } from '../LinksField.tsx';
import { type DraftChanges, type DraftField, type DraftValues, fieldNames } from './draft-values.ts';
import { MethodsField } from './MethodsField.tsx';

interface ApplicationFieldsProps {
  readonly values: DraftValues;
  readonly errors: ReadonlyMap<string, string>;
  readonly onChange: (changes: DraftChanges) => void;
  /** Called on blur. */
  readonly onLeave: () => void;
}

/** Returns the id of the element to focus for a field. */
export const fieldId = (field: DraftField | 'samples') => `application-${field}`;

/** All fields of an application except its samples. */
export function ApplicationFields({ values, errors, onChange, onLeave }: ApplicationFieldsProps) {
  const shared = (field: DraftField) => ({ id: fieldId(field), error: errors.get(field), onBlur: onLeave });
  const text = (field: 'studioName' | 'slug' | 'specialty' | 'about') => ({
    ...shared(field),
    label: fieldNames[field],
    value: values[field],
  });
  return (
    <>
      <TextField
        {...text('studioName')}
        autoComplete="organization"
        maxLength={MAX_STUDIO_NAME_CHARACTERS}
        onChange={({ target }) => onChange({ studioName: target.value })}
      />
      <TextField
        {...text('slug')}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        hint={`Your page will be at /designer/${values.slug === '' ? 'your-studio' : values.slug}`}
        onChange={({ target }) => onChange({ slug: target.value })}
      />
      <TextField
        {...text('specialty')}
        maxLength={MAX_STUDIO_NAME_CHARACTERS}
        hint="In a few words, such as “Woven geometry”."
        onChange={({ target }) => onChange({ specialty: target.value })}
      />
      <TextAreaField
        {...text('about')}
        maxLength={MAX_STUDIO_ABOUT_CHARACTERS}
        hint={`Who works there, and what sets the work apart. ${values.about.length} of ${MAX_STUDIO_ABOUT_CHARACTERS} characters.`}
        onChange={({ target }) => onChange({ about: target.value })}
      />
      <LinksField {...shared('links')} value={values.links} onChange={(links) => onChange({ links })} />
      <CountryField
        {...shared('country')}
        value={values.country}
        onChange={({ target }) => onChange({ country: target.value })}
      />
      <CategoryField
        {...shared('categoryId')}
        value={values.categoryId}
        onChange={({ target }) => onChange({ categoryId: target.value })}
      />
      <MethodsField
        id={fieldId('creationMethods')}
        error={errors.get('creationMethods')}
        value={values.creationMethods}
        onChange={(methods: CreationMethod[]) => onChange({ creationMethods: methods })}
      />
    </>
  );
}
