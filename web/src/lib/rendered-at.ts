import { createContext, use, useCallback, useSyncExternalStore } from 'react';

/** The name of the meta tag by which a page says when it was rendered. */
export const RENDERED_AT_META = 'rendered-at';

/** When the server rendered the page, in milliseconds; null for a page that the browser renders. */
export const RenderedAt = createContext<number | null>(null);

/** When the page was rendered, as it says itself; null where the browser renders it. */
export function renderedAtOfPage(page: Document): number | null {
  const content = page.querySelector<HTMLMetaElement>(`meta[name="${RENDERED_AT_META}"]`)?.content;
  return content ? Number(content) : null;
}

/** The longest time a timer of a browser can wait. */
const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * Whether an instant is still to come; renders anew when it has come. While a page is hydrated it is what the server
 * found, whatever the clocks say.
 */
export function useIsBefore(instant: string): boolean {
  const end = Date.parse(instant);
  const renderedAt = use(RenderedAt);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const left = end - Date.now();
      if (left <= 0) return () => undefined;
      const timer = setTimeout(onChange, Math.min(left, LONGEST_TIMER));
      return () => clearTimeout(timer);
    },
    [end],
  );
  const isBefore = () => Date.now() < end;
  return useSyncExternalStore(subscribe, isBefore, () => (renderedAt ?? Date.now()) < end);
}
