import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { Chip } from '#ui/Chip.tsx';
import { FilterIcon } from '#ui/icons.tsx';
import type { FilterDialogProps } from './FilterDialog.tsx';

const FilterDialog = lazy(async () => ({ default: (await import('./FilterDialog.tsx')).FilterDialog }));

type Props = Omit<FilterDialogProps, 'isOpen' | 'onClose'>;

/** Button that opens the filters on small screens. */
export function FilterSheet(filters: Props) {
  const [sheet, setSheet] = useState<'unopened' | 'open' | 'closed'>('unopened');
  return (
    <chakra.div display={{ base: 'block', lg: 'none' }}>
      <Chip onClick={() => setSheet('open')}>
        <FilterIcon size={16} />
        Filters
      </Chip>
      {sheet === 'unopened' ? null : (
        <Suspense>
          <FilterDialog {...filters} isOpen={sheet === 'open'} onClose={() => setSheet('closed')} />
        </Suspense>
      )}
    </chakra.div>
  );
}
