import { useEffect, type RefObject } from 'react';

/** How far to scroll so that what is not wholly in view along one axis comes to the middle of it. */
function distance(start: number, size: number, room: { readonly start: number; readonly size: number }): number {
  const isInView = start >= room.start && start + size <= room.start + room.size;
  return isInView ? 0 : start - room.start - (room.size - size) / 2;
}

/**
 * Scrolls a list of ways, such as a row of tabs that is wider than a phone, to the current one when it is not in view.
 * The page stays where it is.
 * @param current what changes when another one is current
 */
export function useCurrentInView(list: RefObject<HTMLElement | null>, current: string | undefined): void {
  useEffect(() => {
    const entry = list.current?.querySelector('[aria-current="page"], [aria-selected="true"]');
    if (!list.current || !entry) return;
    const { clientWidth, clientHeight } = list.current;
    const room = list.current.getBoundingClientRect();
    const { left, top, width, height } = entry.getBoundingClientRect();
    list.current.scrollLeft += distance(left, width, { start: room.left, size: clientWidth });
    list.current.scrollTop += distance(top, height, { start: room.top, size: clientHeight });
  }, [list, current]);
}
