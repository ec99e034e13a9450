import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { Chip } from './Chip.tsx';

/** Layout of a list. */
export type View = 'grid' | 'list';

const Group = chakra('div', { base: { display: 'flex', gap: '2' } });

interface ViewChipsProps extends HTMLChakraProps<'div'> {
  readonly view: View;
  readonly onView: (view: View) => void;
}

/** Switches a list between grid and rows. */
export function ViewChips({ view, onView, ...group }: ViewChipsProps) {
  return (
    <Group role="group" aria-label="View" {...group}>
      <Chip aria-pressed={view === 'grid'} onClick={() => onView('grid')}>
        Grid
      </Chip>
      <Chip aria-pressed={view === 'list'} onClick={() => onView('list')}>
        List
      </Chip>
    </Group>
  );
}
