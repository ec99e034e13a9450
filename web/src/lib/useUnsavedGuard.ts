import { useEffect, useId } from 'react';

const QUESTION = 'What you changed is not saved. Leave without saving?';

/** Mounted forms with unsaved changes. */
const unsaved = new Set<string>();

/** Returns whether the page may be left; asks the user if it has unsaved changes. */
export function mayLeave(): boolean {
  // eslint-disable-next-line no-alert -- closing the window asks the same way
  return unsaved.size === 0 || window.confirm(QUESTION);
}

/** Returns whether a URL is another page of the shop; other parts of the same page keep the form. */
const isAnotherPage = (url: string) => new URL(url).pathname !== location.pathname;

/** Returns the link that a click follows in this window, or null. */
function followedLink({ target, button, ctrlKey, metaKey, shiftKey }: MouseEvent): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const isElsewhere = button !== 0 || ctrlKey || metaKey || shiftKey || link?.target === '_blank';
  return isElsewhere || !link || !isAnotherPage(link.href) ? null : link;
}

/**
 * Asks before the page is left with unsaved changes: by a link, Back or Forward (where the browser has the Navigation
 * API), closing the window or reloading. Code that navigates by itself calls `mayLeave`.
 */
export function useUnsavedGuard(isUnsaved: boolean): void {
  const form = useId();
  useEffect(() => {
    if (!isUnsaved) return undefined;
    unsaved.add(form);
    // With several forms on a page, one of them asks.
    const refuses = () => form === [...unsaved][0] && !mayLeave();
    const onClick = (event: MouseEvent) => {
      if (!followedLink(event) || !refuses()) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Canceled here, as no listener can run before the router's own `popstate` listener.
    const onNavigate = (event: NavigateEvent) => {
      const isHistory = event.navigationType === 'traverse' && event.cancelable;
      if (isHistory && isAnotherPage(event.destination.url) && refuses()) event.preventDefault();
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const navigationApi = 'navigation' in window ? window.navigation : null;
    document.addEventListener('click', onClick, { capture: true });
    navigationApi?.addEventListener('navigate', onNavigate);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      unsaved.delete(form);
      document.removeEventListener('click', onClick, { capture: true });
      navigationApi?.removeEventListener('navigate', onNavigate);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [form, isUnsaved]);
}
