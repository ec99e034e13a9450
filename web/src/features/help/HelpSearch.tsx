import { chakra } from '@chakra-ui/react';
import { MAX_SEARCH_CHARACTERS } from '@halfdrop/domain';
import { SearchIcon } from '#ui/icons.tsx';

interface HelpSearchProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

const Box = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    maxWidth: '40rem',
    minHeight: '14',
    paddingInline: '5',
    background: 'card',
    color: 'ink.subtle',
    border: '1px solid',
    borderColor: 'line.control',
    borderRadius: 'full',
    _focusWithin: { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
  },
});
const Input = chakra('input', {
  base: {
    flex: '1',
    minWidth: '0',
    height: '12',
    background: 'transparent',
    color: 'ink',
    border: '0',
    '&:focus-visible': { outline: 'none' },
  },
});

/** Search box of the help center; searches as the user types. */
export function HelpSearch({ text, onChange }: HelpSearchProps) {
  return (
    <chakra.form role="search" aria-label="Search help" onSubmit={(event) => event.preventDefault()}>
      <Box>
        <SearchIcon />
        <Input
          type="search"
          value={text}
          placeholder="Search articles or FAQs..."
          aria-label="Search articles or FAQs"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={MAX_SEARCH_CHARACTERS}
          onChange={({ target }) => onChange(target.value)}
        />
      </Box>
    </chakra.form>
  );
}
