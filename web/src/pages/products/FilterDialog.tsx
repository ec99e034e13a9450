import { chakra } from '@chakra-ui/react';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import type { Facets } from './useFacets.ts';
import type { ListState } from './useListParams.ts';

/** What the filters of small screens are about. */
export interface FilterDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly state: ListState;
  readonly facets: Facets | null;
  /** How many patterns there are now, in words. */
  readonly count: string;
}

/** The filters of small screens: a sheet whose button tells how many patterns are left. */
export function FilterDialog({ isOpen, onClose, state, facets, count }: FilterDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Filters"
      placement="sheet"
      footer={
        <chakra.div display="flex" gap="3">
          <Button variant="outline" onClick={state.clearAll}>
            Clear All
          </Button>
          <Button flex="1" onClick={onClose}>
            <span aria-live="polite">{count === 'Loading...' ? count : `Show ${count}`}</span>
          </Button>
        </chakra.div>
      }
    >
      <FilterPanel state={state} facets={facets} />
    </Dialog>
  );
}
