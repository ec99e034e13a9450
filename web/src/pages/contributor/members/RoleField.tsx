import type { ComponentProps } from 'react';
import type { StudioRole } from '#generated/types.ts';
import { SelectField } from '#ui/Field.tsx';
import { roleChoices, roleWords } from './role-words.ts';

interface RoleFieldProps extends Omit<ComponentProps<typeof SelectField>, 'value' | 'onChange' | 'children'> {
  readonly value: StudioRole;
  readonly onChoose: (role: StudioRole) => void;
}

/** Select for a member's role. */
export function RoleField({ value, onChoose, ...select }: RoleFieldProps) {
  return (
    <SelectField
      {...select}
      value={value}
      onChange={({ target }) => onChoose(roleChoices.find((each) => each === target.value) ?? value)}
    >
      {roleChoices.map((role) => (
        <option key={role} value={role}>
          {roleWords[role].label}
        </option>
      ))}
    </SelectField>
  );
}
