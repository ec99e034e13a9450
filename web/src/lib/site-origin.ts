import { createContext, use } from 'react';

/** The shop's public origin, such as `https://shop.example`; empty if unknown. */
export const SiteOrigin = createContext('');

/** Returns a function that makes a site path absolute, as search engines and link previews require. */
export function useWholeAddress(): (path: string) => string {
  const origin = use(SiteOrigin);
  return (path) => origin + path;
}

/** Returns the origin in the browser: the one the server wrote into the page, else that of the location. */
export function originOfPage(page: Document): string {
  const canonical = page.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return new URL(canonical?.href ?? page.baseURI).origin;
}
