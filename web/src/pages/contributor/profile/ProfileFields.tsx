import { MAX_STUDIO_ABOUT_CHARACTERS, MAX_STUDIO_NAME_CHARACTERS } from '@halfdrop/domain';
import { Controller } from 'react-hook-form';
import { CategoryField } from '#features/studios/CategoryField.tsx';
import { CountryField } from '#features/studios/CountryField.tsx';
import { LinksField } from '#features/studios/LinksField.tsx';
import { TextAreaField, TextField } from '#ui/Field.tsx';
import type { useProfileForm } from './useProfileForm.ts';

type ProfileFieldsProps = Pick<ReturnType<typeof useProfileForm>, 'control' | 'register' | 'errors'>;

/** Fields of a studio's profile. */
export function ProfileFields({ control, register, errors }: ProfileFieldsProps) {
  return (
    <>
      <TextField
        label="Studio name"
        autoComplete="organization"
        maxLength={MAX_STUDIO_NAME_CHARACTERS}
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label="Known for"
        maxLength={MAX_STUDIO_NAME_CHARACTERS}
        error={errors.specialty?.message}
        {...register('specialty')}
      />
      <TextAreaField
        label="About the studio"
        maxLength={MAX_STUDIO_ABOUT_CHARACTERS}
        error={errors.about?.message}
        {...register('about')}
      />
      <Controller
        control={control}
        name="links"
        render={({ field: { value, onChange, onBlur } }) => (
          <LinksField
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            error={errors.links?.message ?? errors.links?.find?.((each) => each)?.message}
          />
        )}
      />
      <CountryField error={errors.country?.message} {...register('country')} />
      <Controller
        control={control}
        name="categoryId"
        render={({ field }) => <CategoryField error={errors.categoryId?.message} {...field} />}
      />
    </>
  );
}
