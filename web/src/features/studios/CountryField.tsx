import type { ComponentProps } from 'react';
import { SelectField } from '#ui/Field.tsx';
import { listCountries } from './countries.ts';

let countries: ReturnType<typeof listCountries> | undefined;

/** Select of countries; its value is an ISO 3166-1 alpha-2 code, blank while none is chosen. */
export function CountryField(props: Omit<ComponentProps<typeof SelectField>, 'label' | 'children'>) {
  countries ??= listCountries();
  return (
    <SelectField label="Country" autoComplete="country" {...props}>
      <option value="">Choose a country</option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
