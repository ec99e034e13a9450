import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useId } from 'react';

const Select = chakra('select', {
  base: {
    minHeight: { base: '44px', md: '34px' },
    paddingInline: '3.5',
    border: '1px solid',
    borderColor: 'line.control',
    borderRadius: 'full',
    background: 'card',
    fontSize: '14px',
    fontWeight: 'medium',
  },
});

interface SortSelectProps extends Omit<HTMLChakraProps<'select'>, 'onChange'> {
  readonly value: string;
  readonly options: ReadonlyArray<{ readonly value: string; readonly label: string }>;
  readonly onChange: (value: string) => void;
}

/** Selects the sort order of a list. */
export function SortSelect({ value, options, onChange, ...select }: SortSelectProps) {
  const id = useId();
  return (
    <>
      <chakra.label htmlFor={id} srOnly>
        Sort by
      </chakra.label>
      <Select id={id} value={value} onChange={({ target }) => onChange(target.value)} {...select}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </>
  );
}
