import createCache from '@emotion/cache';

/**
 * Names the shop's style tags and classes. The cache that Emotion makes for itself takes every tag named `css` and moves
 * it.
 */
export const STYLE_KEY = 'hd';

/**
 * Emotion's cache for a page that may have come with its styles. Emotion moves the tags it finds to where it would have
 * put them itself, and after each move the browser computes the style of the whole page again: here they stay.
 */
export function makeStyleCache() {
  const container = Object.assign(document.createDocumentFragment(), {
    insertBefore: <Tag extends Node>(tag: Tag, before: Node | null): Tag =>
      tag.isConnected ? tag : document.head.insertBefore(tag, before),
  });
  return createCache({ key: STYLE_KEY, container });
}
