import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:4000';
const proxy = { '/graphql': gateway, '/api/': gateway };

/** Fonts that every page shows above the fold. */
const preloadedFonts = /(fraunces-latin-opsz-normal|instrument-sans-latin-wght-normal)[^/]*\.woff2$/;

/** CommonJS that Emotion imports for `withTheme`, which the shop does not use. It does nothing until it is called. */
const emotionLeftover = /node_modules\/(hoist-non-react-statics|react-is)\//;

/**
 * Makes index.html ready for a first paint that waits for nothing but itself and the two main fonts, whose names carry a
 * hash only after the build: the one stylesheet stands in the page, and the script leaves the line to fonts and pictures,
 * since what it would show is there already.
 */
function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => ({
        html: html
          .replace('<script type="module"', '<script type="module" fetchpriority="low"')
          .replace(/ *<link rel="stylesheet"[^>]*href="\/([^"]+)">/, (link, fileName: string) => {
            const file = bundle[fileName];
            return file?.type === 'asset' ? `    <style>${String(file.source).trim()}</style>` : link;
          }),
        tags: Object.keys(bundle)
          .filter((fileName) => preloadedFonts.test(fileName))
          .map((fileName) => ({
            tag: 'link',
            injectTo: 'head-prepend' as const,
            attrs: { rel: 'preload', href: `/${fileName}`, as: 'font', type: 'font/woff2', crossorigin: true },
          })),
      }),
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), firstPaint()],
  // RxJS keeps its modern build behind a condition of its own; the default one is ES5 with helpers.
  resolve: { conditions: [...defaultClientConditions, 'es2015'] },
  server: { port: 5173, proxy },
  preview: { port: 4173, proxy },
  build: {
    target: 'es2022',
    manifest: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every page starts with is one file: compressed as a whole it is smaller than in many. The budget of a
    // route's script is kept by the gate `bundle`, not by Vite's warning.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'shop', tags: ['$initial'] }] } },
      treeshake: { moduleSideEffects: [{ test: emotionLeftover, sideEffects: false }] },
    },
  },
});
