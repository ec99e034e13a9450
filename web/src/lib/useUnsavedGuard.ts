import { useEffect } from 'react';

const QUESTION = 'What you changed is not saved. Leave without saving?';

/** How many parts of the page hold something that is not saved. */
let unsaved = 0;

/** Whether what is shown may be left: asks where something is not saved. */
export function mayLeave(): boolean {
  // eslint-disable-next-line no-alert -- closing the window asks the same way
  return unsaved === 0 || window.confirm(QUESTION);
}

/** The link within the shop that a click follows in this window; null when it follows none. */
function followedLink({ target, button, ctrlKey, metaKey, shiftKey }: MouseEvent): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const isElsewhere = button !== 0 || ctrlKey || metaKey || shiftKey || link?.target === '_blank';
  // Another part of the same page keeps what is typed.
  const isHere = link?.pathname === location.pathname;
  return isElsewhere || isHere || link?.hash !== '' ? null : link;
}

/** Asks before a page is left on which something is not saved: by a link, by closing the window, by reloading. */
export function useUnsavedGuard(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    unsaved += 1;
    const onClick = (event: MouseEvent) => {
      if (!followedLink(event) || mayLeave()) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener('click', onClick, { capture: true });
    window.addEventListener('beforeunload', onUnload);
    return () => {
      unsaved -= 1;
      document.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [isUnsaved]);
}
