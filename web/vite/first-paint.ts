import type { Plugin, Rollup } from 'vite';
import { earlyFormsScript } from './early-forms.ts';
import { firstViewScript } from './first-view.ts';

/**
 * Prepares index.html for a first paint with final layout and fonts that waits only for the stylesheet, which contains
 * the fonts. The script, which hydrates what is already visible, is requested afterwards.
 */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {}, chunk }) => {
        const start = startScript(filesBehind(chunk, bundle));
        return html
          .replaceAll(/ *<(?:link rel="modulepreload"|script type="module")[^>]*>(?:<\/script>)?\n/g, '')
          .replace(
            /<link rel="stylesheet"[^>]*>/,
            (stylesheet) => `<script>${earlyFormsScript}${firstViewScript}</script>\n    ${stylesheet}\n${start}`,
          );
      },
    },
  };
}

/** Returns a chunk and its static imports, dependencies first. */
function filesBehind(
  chunk: Rollup.OutputChunk | undefined,
  bundle: Rollup.OutputBundle,
  known = new Set<string>(),
): string[] {
  if (!chunk || known.has(chunk.fileName)) return [];
  known.add(chunk.fileName);
  const needed = chunk.imports.flatMap((fileName) => {
    const found = bundle[fileName];
    return found?.type === 'chunk' ? filesBehind(found, bundle, known) : [];
  });
  return [...needed, chunk.fileName];
}

/**
 * Returns the script that starts the app once the stylesheet has loaded. Fonts are decoded alongside it, which
 * takes a few milliseconds before the page is shown. After the first paint (or half a second, as background tabs
 * never paint) it requests all modules at once and evaluates them one by one, so that the page stays responsive in
 * between. Modules from the browser's cache would arrive before the page is parsed, so, unlike an inline script,
 * they have to wait for that.
 */
function startScript(fileNames: readonly string[]): string {
  const files = JSON.stringify(fileNames.map((fileName) => `/${fileName}`));
  return `    <script>
      (async (files, { style }) => {
        style.display = 'none';
        await Promise.allSettled([...document.fonts].map((face) => face.load()));
        style.removeProperty('display');
        await new Promise((painted) => {
          new PerformanceObserver(painted).observe({ type: 'paint', buffered: true });
          setTimeout(painted, document.hidden ? 0 : 500);
        });
        for (const href of files)
          document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
        if (document.readyState === 'loading')
          await new Promise((parsed) => document.addEventListener('DOMContentLoaded', parsed));
        for (const file of files) await import(file).then(() => new Promise((rested) => setTimeout(rested)));
      })(${files}, document.documentElement);
    </script>`;
}
