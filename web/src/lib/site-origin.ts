import { createContext, use } from 'react';

/** The origin of the shop as people use it, such as `https://shop.example`; empty where nobody has said it. */
export const SiteOrigin = createContext('');

/** Makes an address of the site whole: search engines and sites that show links want no relative ones. */
export function useWholeAddress(): (path: string) => string {
  const origin = use(SiteOrigin);
  return (path) => origin + path;
}

/** The origin in the browser: the one that the server wrote into the page, else that of the address bar. */
export function originOfPage(page: Document): string {
  const canonical = page.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return new URL(canonical?.href ?? page.baseURI).origin;
}
