import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { chakraFactory } from './vite/chakra-factory.ts';
import { firstPaint } from './vite/first-paint.ts';
import { subsetFonts } from './vite/subset-fonts.ts';

const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:4000';
const proxy = { '/graphql': gateway, '/api/': gateway, '/preview/': gateway };

/** CommonJS that Emotion imports for `withTheme`, which the shop does not use. Has no side effects on import. */
const emotionLeftover = /node_modules\/(hoist-non-react-statics|react-is)\//;

/** Apollo, without rarely used hooks. */
const data = /node_modules\/(@apollo(?!.*\/use(LazyQuery|Fragment))|@wry|graphql|optimism|rxjs)\//;

/** Chunks that every page loads at startup: dependencies of the entry, and those of pages in `data`. */
const startGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//, priority: 3 },
  { name: 'data', test: data, priority: 3, tags: [] },
  { name: 'look', test: /node_modules\/(@chakra-ui|@emotion|@pandacss|stylis)\//, priority: 3 },
  { name: 'system', test: /web\/src\/ui\/(system|tokens|global-css)\.ts/, priority: 2 },
  { name: 'shop', priority: 1 },
].map((group) => ({ tags: ['$initial' as const], ...group }));

const startFile = /^assets\/(index|react|data|look|system|rolldown-runtime)-[^/]+\.js$/;

/** Modules of account forms, bundled together and not loaded by pages without such forms. */
const formParts = {
  name: 'forms',
  test: /domain\/src\/fields\/(email|name|password)\.ts|web\/src\/(ui\/Form|lib\/resume-form)\.tsx?/,
  priority: 1,
};

/** Modules shared by many pages as one chunk: individually they are smaller than the headers of a request. */
const smallParts = {
  name: 'small-parts',
  test: /domain\/src\/(money|licenses|preview-addresses)\.|catalog\/(last-list|share-image)\.|downloads\/when-signed-in\.|lib\/(license-words|page-status|canonical|recolored|useIsBefore)\.|ui\/(PriceText|Breadcrumbs|Badge)\./,
  priority: 1,
};
/** Modules used alongside lists of patterns. */
const listParts = {
  name: 'list-parts',
  test: /ui\/(SortSelect|ViewChips|PastTheEnd)\.|catalog\/sort-options\./,
  priority: 1,
};
/** Dates, dialogs and pagination of the panels: modules shared by their desks are not part of the shop. */
const commonParts = {
  name: 'parts',
  test: /(web\/src\/(lib\/(?!dates)|ui\/(?!Dialog|page-numbers))|domain\/src\/)/,
  minShareCount: 42,
  priority: 0,
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), chakraFactory(), subsetFonts(), firstPaint()],
  // RxJS exposes its modern build through a custom condition; the default is ES5 with helpers.
  resolve: { conditions: [...defaultClientConditions, 'es2015'] },
  server: { port: 5173, proxy },
  preview: { port: 4173, proxy },
  build: {
    target: 'es2022',
    manifest: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    // Modules that every page has already loaded need not be preloaded with a later chunk.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !startFile.test(file)),
    },
    // Startup consists of few chunks: they compress better than many, and each is evaluated separately, so that none
    // blocks the page for long. The `bundle` gate enforces the budgets, not Vite's warning.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        // Startup code names every chunk it may load, and hashes do not compress: use the shortest.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: { groups: [...startGroups, formParts, smallParts, listParts, commonParts] },
      },
      treeshake: { moduleSideEffects: [{ test: emotionLeftover, sideEffects: false }] },
    },
  },
});
