import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { Button } from '#ui/Button.tsx';
import { Chip } from '#ui/Chip.tsx';
import { labelChips } from './contemporary-filters.ts';
import type { ContemporaryState } from './useContemporary.ts';

/** Id for the `aria-controls` of the filter toggle. */
export const FILTER_BOX_ID = 'contemporary-filters';

interface FilterBoxProps {
  readonly state: ContemporaryState;
  readonly artists: readonly { readonly designer: { readonly slug: string; readonly name: string } }[];
  readonly isOpen: boolean;
}

const Sheet = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: { base: '5', md: '8' },
    padding: { base: '4', md: '5' },
    background: 'card',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'lg',
    '&[hidden]': { display: 'none' },
    '& .title': { display: 'block', marginBottom: '2', fontWeight: 'semibold', fontSize: '15px' },
  },
});
const Chips = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });
const Select = chakra('select', {
  base: {
    minHeight: '11',
    width: { base: '100%', md: '16rem' },
    paddingInline: '3.5',
    border: '1px solid',
    borderColor: 'line.control',
    borderRadius: 'md',
    background: 'card',
  },
});

/** Filters by tag and designer; changes apply at once. */
export function FilterBox({ state, artists, isOpen }: FilterBoxProps) {
  const tagsId = useId();
  const designerId = useId();
  const { labels, designer, activeCount } = state;
  const names = artists.map((artist) => artist.designer).toSorted((left, right) => left.name.localeCompare(right.name));
  return (
    <Sheet id={FILTER_BOX_ID} hidden={!isOpen}>
      <div>
        <span className="title" id={tagsId}>
          Tags
        </span>
        <Chips role="group" aria-labelledby={tagsId}>
          {labelChips.map(({ label, value }) => (
            <Chip key={value} aria-pressed={labels.includes(value)} onClick={() => state.toggleLabel(value)}>
              {label}
            </Chip>
          ))}
        </Chips>
      </div>
      <chakra.div width={{ base: 'full', md: 'auto' }}>
        <label className="title" htmlFor={designerId}>
          Designer
        </label>
        <Select id={designerId} value={designer} onChange={({ target }) => state.setDesigner(target.value)}>
          <option value="">All designers</option>
          {names.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
      </chakra.div>
      <Button
        variant="outline"
        marginInlineStart={{ md: 'auto' }}
        disabled={activeCount === 0}
        onClick={state.clearFilters}
      >
        Clear Filters
      </Button>
    </Sheet>
  );
}
