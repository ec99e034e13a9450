import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { MenuIcon } from '#ui/icons.tsx';

const Handle = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '44px',
    height: '44px',
    flexShrink: '0',
    borderRadius: 'md',
    color: 'ink.muted',
    cursor: 'grab',
    // Touching it drags instead of scrolling.
    touchAction: 'none',
    _hover: { background: 'linen' },
    _active: { cursor: 'grabbing' },
  },
});

interface MoveHandleProps extends Omit<ComponentProps<typeof Handle>, 'children'> {
  /** Title of the item it moves. */
  readonly title: string;
  readonly place: number;
  readonly count: number;
}

/** Handle of a list item: drag it, or move the item with the arrow keys. */
export function MoveHandle({ title, place, count, ...handlers }: MoveHandleProps) {
  const label = `Move ${title}, ${place} of ${count}`;
  return (
    <Handle type="button" aria-label={label} aria-keyshortcuts="ArrowUp ArrowDown" {...handlers}>
      <MenuIcon />
    </Handle>
  );
}
