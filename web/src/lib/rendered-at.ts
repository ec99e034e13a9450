import { createContext } from 'react';

/** Name of the meta tag that holds the render time. */
export const RENDERED_AT_META = 'rendered-at';

/** When the server rendered the page, in epoch milliseconds; null if the browser renders it. */
export const RenderedAt = createContext<number | null>(null);

/** Reads the page's render time; null if the browser renders it. */
export function renderedAtOfPage(page: Document): number | null {
  const content = page.querySelector<HTMLMetaElement>(`meta[name="${RENDERED_AT_META}"]`)?.content;
  return content ? Number(content) : null;
}
