import { useEffect } from 'react';

const QUESTION = 'What you changed is not saved. Leave without saving?';

/** Returns the in-app link that a click follows in this window; null if none. */
function followedLink({ target, button, ctrlKey, metaKey, shiftKey }: MouseEvent): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const isElsewhere = button !== 0 || ctrlKey || metaKey || shiftKey || link?.target === '_blank';
  // Navigating within the same page keeps unsaved input.
  const isHere = link?.pathname === location.pathname;
  return isElsewhere || isHere || link?.hash !== '' ? null : link;
}

/** Asks for confirmation before unsaved changes are lost by following a link, closing the window or reloading. */
export function useUnsavedGuard(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const onClick = (event: MouseEvent) => {
      // eslint-disable-next-line no-alert -- closing the window asks the same way
      if (!followedLink(event) || window.confirm(QUESTION)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener('click', onClick, { capture: true });
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [isUnsaved]);
}
