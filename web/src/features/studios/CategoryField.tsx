import type { ComponentProps } from 'react';
import { SelectField } from '#ui/Field.tsx';
import { useCategoryFieldQuery } from './CategoryField.query.generated.ts';

interface Props extends Omit<ComponentProps<typeof SelectField>, 'label' | 'children'> {
  readonly label?: string;
  /** Text while nothing is chosen. */
  readonly blank?: string;
}

/** Select of menu categories; its value is an id, blank while none is chosen. */
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
