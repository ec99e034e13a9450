import { chakra } from '@chakra-ui/react';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import type { Facets } from './useFacets.ts';
import type { ListState } from './useListParams.ts';

/** Props of the filters on small screens. */
export interface FilterDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly state: ListState;
  readonly facets: Facets | null;
  /** Formatted number of matching patterns. */
  readonly count: string;
}

/** Filters on small screens: a sheet whose button shows the number of matches. */
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
