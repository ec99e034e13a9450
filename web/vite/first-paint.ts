import type { Plugin, Rollup } from 'vite';
import { earlyFormsScript } from './early-forms.ts';
import { firstViewScript } from './first-view.ts';

/**
 * Makes index.html ready for a first paint in which everything has its place and its face, and which waits for the
 * stylesheet alone, where the faces are. The script, which makes alive what is to be seen already, is asked for after it.
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

/** A chunk and all it imports statically, each after what it needs itself. */
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
 * A script that runs when the stylesheet is there. Faces are read beside it, which takes some milliseconds: the page is
 * shown after that. Once it has been painted (in the background it never is, and nobody waits longer than half a second)
 * the script asks for all modules at once and runs them one by one, so that the page answers between them. From the
 * browser's cache they come before the page is read to its end, which, unlike a script in the page, they must wait for by
 * themselves.
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
