import { useEffect, useId } from 'react';

const QUESTION = 'What you changed is not saved. Leave without saving?';

/** Forms that are shown now and hold something that is not saved. */
const unsaved = new Set<string>();

/** Whether the page may be left: asks where something on it is not saved. */
export function mayLeave(): boolean {
  // eslint-disable-next-line no-alert -- closing the window asks the same way
  return unsaved.size === 0 || window.confirm(QUESTION);
}

/** The link within the shop that a click follows in this window; null when it follows none. */
function followedLink({ target, button, ctrlKey, metaKey, shiftKey }: MouseEvent): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const isElsewhere = button !== 0 || ctrlKey || metaKey || shiftKey || link?.target === '_blank';
  // Another part of the same page keeps what is typed.
  const isHere = link?.pathname === location.pathname;
  return isElsewhere || isHere ? null : link;
}

/**
 * Asks before a page is left on which something is not saved: by a link, by closing the window, by reloading. What goes
 * elsewhere by itself asks `mayLeave`.
 */
export function useUnsavedGuard(isUnsaved: boolean): void {
  const form = useId();
  useEffect(() => {
    if (!isUnsaved) return undefined;
    unsaved.add(form);
    const onClick = (event: MouseEvent) => {
      // Of several forms of a page one asks.
      if (form !== [...unsaved][0] || !followedLink(event) || mayLeave()) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener('click', onClick, { capture: true });
    window.addEventListener('beforeunload', onUnload);
    return () => {
      unsaved.delete(form);
      document.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [form, isUnsaved]);
}
