import { createContext } from 'react';

/** The name of the meta tag by which a page says when it was rendered. */
export const RENDERED_AT_META = 'rendered-at';

/** When the server rendered the page, in milliseconds; null for a page that the browser renders. */
export const RenderedAt = createContext<number | null>(null);

/** When the page was rendered, as it says itself; null where the browser renders it. */
export function renderedAtOfPage(page: Document): number | null {
  const content = page.querySelector<HTMLMetaElement>(`meta[name="${RENDERED_AT_META}"]`)?.content;
  return content ? Number(content) : null;
}
