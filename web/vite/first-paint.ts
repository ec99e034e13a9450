import type { Plugin } from 'vite';

/**
 * Makes index.html ready for a first paint that waits for nothing but itself: the one stylesheet stands in the page, the
 * faces are asked for at once, and the script, which makes alive what is to be seen already, only after that paint.
 */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => ({
        html: html
          .replace(/<script type="module"[^>]*src="([^"]+)"><\/script>/, startAfterPaint)
          .replace(/ *<link rel="stylesheet"[^>]*href="\/([^"]+)">/, (link, fileName: string) => {
            const file = bundle[fileName];
            return file?.type === 'asset' ? `    <style>${String(file.source).trim()}</style>` : link;
          }),
        tags: Object.keys(bundle)
          .filter((fileName) => preloadedFaces.test(fileName))
          .map((fileName) => ({
            tag: 'link',
            injectTo: 'head-prepend' as const,
            attrs: { rel: 'preload', href: `/${fileName}`, as: 'font', type: 'font/woff2', crossorigin: true },
          })),
      }),
    },
  };
}

/** Faces that stand on every page. */
const preloadedFaces = /-latin-(?:opsz|wght)-(?:normal|italic)[^/]*\.woff2$/;

/** A script that imports a module after the next frame; a page in the background has no frames. */
function startAfterPaint(_: string, address: string): string {
  const soon = '(document.hidden ? setTimeout : requestAnimationFrame)';
  return `<script type="module">${soon}(() => setTimeout(() => import(${JSON.stringify(address)})))</script>`;
}
