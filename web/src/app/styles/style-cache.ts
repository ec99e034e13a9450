import createCache from '@emotion/cache';

/** Prefix of the shop's style tags and classes. Emotion's default cache moves every style tag named `css`. */
export const STYLE_KEY = 'hd';

/**
 * Creates the Emotion cache for a page that may be server-rendered. By default Emotion moves existing style
 * tags to its own container, and each move makes the browser recompute the styles of the whole page; this
 * cache leaves them in place.
 */
export function makeStyleCache() {
  const container = Object.assign(document.createDocumentFragment(), {
    insertBefore: <Tag extends Node>(tag: Tag, before: Node | null): Tag =>
      tag.isConnected ? tag : document.head.insertBefore(tag, before),
  });
  return createCache({ key: STYLE_KEY, container });
}
