import type { ComponentProps } from 'react';
import { repeatName } from '#features/stage/repeat-name.ts';
import type { RepeatLayout } from '#generated/types.ts';
import { SelectField } from '#ui/Field.tsx';
import { repeatLayouts } from './submission-words.ts';

interface RepeatLayoutSelectProps extends Omit<ComponentProps<typeof SelectField>, 'value' | 'onChange' | 'children'> {
  readonly value: RepeatLayout;
  readonly onChoose: (layout: RepeatLayout) => void;
}

/** Select for the repeat layout. */
export function RepeatLayoutSelect({ value, onChoose, ...select }: RepeatLayoutSelectProps) {
  return (
    <SelectField
      {...select}
      value={value}
      onChange={({ target }) => onChoose(repeatLayouts.find((each) => each === target.value) ?? value)}
    >
      {repeatLayouts.map((layout) => (
        <option key={layout} value={layout}>
          {repeatName(layout)}
        </option>
      ))}
    </SelectField>
  );
}
