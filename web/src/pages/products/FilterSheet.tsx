import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Chip } from '#ui/Chip.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { FilterIcon } from '#ui/icons.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import type { Facets } from './useFacets.ts';
import type { ListState } from './useListParams.ts';

interface FilterSheetProps {
  readonly state: ListState;
  readonly facets: Facets | null;
  /** How many patterns there are now, in words. */
  readonly count: string;
}

/** The filters of small screens: a sheet whose button tells how many patterns are left. */
export function FilterSheet({ state, facets, count }: FilterSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <chakra.div display={{ base: 'block', lg: 'none' }}>
      <Chip onClick={() => setOpen(true)}>
        <FilterIcon size={16} />
        Filters
      </Chip>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Filters"
        placement="sheet"
        footer={
          <chakra.div display="flex" gap="3">
            <Button variant="outline" onClick={state.clearAll}>
              Clear All
            </Button>
            <Button flex="1" onClick={close}>
              <span aria-live="polite">{count === 'Loading...' ? count : `Show ${count}`}</span>
            </Button>
          </chakra.div>
        }
      >
        <FilterPanel state={state} facets={facets} />
      </Dialog>
    </chakra.div>
  );
}
