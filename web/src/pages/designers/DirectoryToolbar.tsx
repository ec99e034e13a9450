import { chakra } from '@chakra-ui/react';
import { MAX_SEARCH_CHARACTERS } from '@halfdrop/domain';
import { Chip } from '#ui/Chip.tsx';
import { SearchIcon } from '#ui/icons.tsx';
import type { DirectoryState } from './useDirectory.ts';

const Bar = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '3' },
});
const Box = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    flex: { base: '1 1 100%', md: '0 1 20rem' },
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
const Group = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

/** Search, the chips of the directory, and how it is laid out. */
export function DirectoryToolbar({ directory }: { directory: DirectoryState }) {
  const { typed, category, view, found, setTyped, setCategory, setView } = directory;
  return (
    <Bar role="search" aria-label="Designers">
      <Box>
        <SearchIcon size={18} />
        <input
          type="search"
          aria-label="Search designers"
          placeholder="Search designers..."
          maxLength={MAX_SEARCH_CHARACTERS}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Box>
      <Group role="group" aria-label="Category" minHeight={{ base: '44px', md: '34px' }}>
        <Chip aria-pressed={category === null} onClick={() => setCategory(null)}>
          All
        </Chip>
        {found?.categories.map(({ value, label }) => (
          <Chip key={value} aria-pressed={category === value} onClick={() => setCategory(value)}>
            {label}
          </Chip>
        ))}
      </Group>
      <Group role="group" aria-label="View" marginInlineStart={{ md: 'auto' }}>
        <Chip aria-pressed={view === 'grid'} onClick={() => setView('grid')}>
          Grid
        </Chip>
        <Chip aria-pressed={view === 'list'} onClick={() => setView('list')}>
          List
        </Chip>
      </Group>
    </Bar>
  );
}
