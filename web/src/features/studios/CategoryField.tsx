import type { ComponentProps } from 'react';
import { SelectField } from '#ui/Field.tsx';
import { useCategoryFieldQuery } from './CategoryField.query.generated.ts';

/** Chooses one of the menu's categories; its value is an identity, blank while none is chosen. */
export function CategoryField(props: Omit<ComponentProps<typeof SelectField>, 'label' | 'children'>) {
  const { data } = useCategoryFieldQuery();
  return (
    <SelectField label="Main category" {...props}>
      <option value="">Choose a category</option>
      {data?.categories?.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
