import type { ComponentProps } from 'react';
import { SelectField } from '#ui/Field.tsx';
import { useCategoryFieldQuery } from './CategoryField.query.generated.ts';

interface Props extends Omit<ComponentProps<typeof SelectField>, 'label' | 'children'> {
  readonly label?: string;
  /** What it says while none is chosen. */
  readonly blank?: string;
}

/** Chooses one of the menu's categories; its value is an identity, blank while none is chosen. */
export function CategoryField({ label = 'Main category', blank = 'Choose a category', ...select }: Props) {
  const { data } = useCategoryFieldQuery();
  return (
    <SelectField label={label} {...select}>
      <option value="">{blank}</option>
      {data?.categories?.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
