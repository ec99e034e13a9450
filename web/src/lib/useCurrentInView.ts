import { useEffect, useRef, type RefObject } from 'react';

/** Returns how far to scroll along one axis to center an entry that is not fully visible. */
function distance(start: number, size: number, room: { readonly start: number; readonly size: number }): number {
  const isInView = start >= room.start && start + size <= room.start + room.size;
  return isInView ? 0 : start - room.start - (room.size - size) / 2;
}

/** Scrolls a list, but not the page, to one of its entries. */
function show(entry: Element, list: Element): void {
  const room = list.getBoundingClientRect();
  const { left, top, width, height } = entry.getBoundingClientRect();
  list.scrollLeft += distance(left, width, { start: room.left, size: list.clientWidth });
  list.scrollTop += distance(top, height, { start: room.top, size: list.clientHeight });
}

/**
 * Scrolls a list of links, such as a tab bar wider than a phone, to the current one if it is out of view, and to any
 * that receives keyboard focus: browsers do not scroll to a partly visible one. The page itself does not scroll.
 * @param current identifies the current entry; undefined if there is none
 * @returns ref for the list
 */
export function useCurrentInView<List extends HTMLElement>(current: string | undefined): RefObject<List | null> {
  const list = useRef<List>(null);
  useEffect(() => {
    const row = list.current;
    if (current === undefined || !row) return undefined;
    const entry = row.querySelector('[aria-current="page"], [aria-selected="true"]');
    if (entry) show(entry, row);
    const follow = ({ target }: FocusEvent) => {
      // A click must not move its target.
      if (target instanceof Element && target.matches(':focus-visible')) show(target, row);
    };
    row.addEventListener('focusin', follow);
    return () => row.removeEventListener('focusin', follow);
  }, [current]);
  return list;
}
