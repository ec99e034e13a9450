import { chakra } from '@chakra-ui/react';
import { Chip } from '#ui/Chip.tsx';
import { SearchInput } from '#ui/SearchInput.tsx';
import { ViewChips } from '#ui/ViewChips.tsx';
import type { DirectoryState } from './useDirectory.ts';

const Bar = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '3' },
});
const Chips = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', minHeight: { base: '44px', md: '34px' } },
});

/** Search, filter chips and layout of the directory. */
export function DirectoryToolbar({ directory }: { directory: DirectoryState }) {
  const { typed, category, view, found, setTyped, setCategory, setView } = directory;
  return (
    <Bar role="search" aria-label="Designers">
      <SearchInput
        label="Search designers"
        placeholder="Search designers..."
        flex={{ base: '1 1 100%', md: '0 1 20rem' }}
        value={typed}
        onChange={setTyped}
      />
      <Chips role="group" aria-label="Category">
        <Chip aria-pressed={category === null} onClick={() => setCategory(null)}>
          All
        </Chip>
        {found?.categories.map(({ value, label }) => (
          <Chip key={value} aria-pressed={category === value} onClick={() => setCategory(value)}>
            {label}
          </Chip>
        ))}
      </Chips>
      <ViewChips view={view} onView={setView} marginInlineStart={{ md: 'auto' }} />
    </Bar>
  );
}
