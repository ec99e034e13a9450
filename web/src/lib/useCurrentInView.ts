import { useEffect, useRef, type RefObject } from 'react';

/** How far to scroll so that what is not wholly in view along one axis comes to the middle of it. */
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
 * Scrolls a list of ways, such as a row of tabs that is wider than a phone, to the current one when it is not in view,
 * and to the one that is reached by keyboard: browsers leave that where it is when a part of it can be seen.
 * The page stays where it is.
 * @param current names the current one; undefined where none is
 * @returns the reference that the list needs
 */
export function useCurrentInView<List extends HTMLElement>(current: string | undefined): RefObject<List | null> {
  const list = useRef<List>(null);
  useEffect(() => {
    const row = list.current;
    if (current === undefined || !row) return undefined;
    const entry = row.querySelector('[aria-current="page"], [aria-selected="true"]');
    if (entry) show(entry, row);
    const follow = ({ target }: FocusEvent) => {
      // A click must not move what is clicked.
      if (target instanceof Element && target.matches(':focus-visible')) show(target, row);
    };
    row.addEventListener('focusin', follow);
    return () => row.removeEventListener('focusin', follow);
  }, [current]);
  return list;
}
