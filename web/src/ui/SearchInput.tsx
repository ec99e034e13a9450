import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { MAX_SEARCH_CHARACTERS } from '@halfdrop/domain';
import { SearchIcon } from './icons.tsx';

const Box = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    height: '11',
    paddingInline: '4',
    borderRadius: 'full',
    border: '1px solid transparent',
    background: 'linen',
    color: 'ink.subtle',
    _focusWithin: { borderColor: 'line.control', background: 'card' },
    '& input': {
      flex: '1',
      minWidth: '0',
      height: '100%',
      border: '0',
      background: 'transparent',
      color: 'ink',
      fontSize: '16px',
    },
    '& input:focus-visible': { outline: 'none' },
  },
});

interface SearchInputProps extends Omit<HTMLChakraProps<'label'>, 'onChange'> {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

/** Box for text that filters the content below. */
export function SearchInput({ label, placeholder, value, onChange, ...box }: SearchInputProps) {
  return (
    <Box {...box}>
      <SearchIcon size={18} />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={MAX_SEARCH_CHARACTERS}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Box>
  );
}
