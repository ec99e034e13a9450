import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { chakraFactory } from './vite/chakra-factory.ts';
import { firstPaint } from './vite/first-paint.ts';
import { subsetFonts } from './vite/subset-fonts.ts';

const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:4000';
const proxy = { '/graphql': gateway, '/api/': gateway, '/preview/': gateway };

/** CommonJS that Emotion imports for `withTheme`, which the shop does not use. It does nothing until it is called. */
const emotionLeftover = /node_modules\/(hoist-non-react-statics|react-is)\//;

/** Apollo, without the hooks that few pages use. */
const data = /node_modules\/(@apollo(?!.*\/use(LazyQuery|Fragment))|@wry|graphql|optimism|rxjs)\//;

/** The files that every page starts with: what the entry needs, and of `data` also what pages need of it. */
const startGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//, priority: 3 },
  { name: 'data', test: data, priority: 3, tags: [] },
  { name: 'look', test: /node_modules\/(@chakra-ui|@emotion|@pandacss|stylis)\//, priority: 3 },
  { name: 'system', test: /web\/src\/ui\/(system|tokens|global-css)\.ts/, priority: 2 },
  { name: 'shop', priority: 1 },
].map((group) => ({ tags: ['$initial' as const], ...group }));

const startFile = /^assets\/(index|react|data|look|system|rolldown-runtime)-[^/]+\.js$/;

/** What the forms about people are made of, which is asked for together, and not by pages that have none. */
const formParts = {
  name: 'forms',
  test: /domain\/src\/fields\/(email|name|password)\.ts|web\/src\/(ui\/Form|lib\/resume-form)\.tsx?/,
  priority: 1,
};

/** What many pages are made of, as one file: by itself each part is smaller than the headers it comes with. */
const smallParts = {
  name: 'small-parts',
  test: /domain\/src\/(money|licenses|preview-addresses)\.|catalog\/(last-list|share-image)\.|downloads\/when-signed-in\.|lib\/(license-words|page-status|canonical|recolored|useIsBefore)\.|ui\/(PriceText|Breadcrumbs|Badge)\./,
  priority: 1,
};
/** What pages with lists of patterns have beside them. */
const listParts = {
  name: 'list-parts',
  test: /ui\/(SortSelect|ViewChips|PastTheEnd)\.|catalog\/sort-options\./,
  priority: 1,
};
/** Dates, dialogs and page numbers stand in the panels: what many of their desks share is no part of the shop. */
const commonParts = {
  name: 'parts',
  test: /(web\/src\/(lib\/(?!dates)|ui\/(?!Dialog|page-numbers))|domain\/src\/)/,
  minShareCount: 42,
  priority: 0,
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), chakraFactory(), subsetFonts(), firstPaint()],
  // RxJS keeps its modern build behind a condition of its own; the default one is ES5 with helpers.
  resolve: { conditions: [...defaultClientConditions, 'es2015'] },
  server: { port: 5173, proxy },
  preview: { port: 4173, proxy },
  build: {
    target: 'es2022',
    manifest: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    // What every page has started with by then need not be asked for beside a part that comes later.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !startFile.test(file)),
    },
    // What every page starts with is few files: they compress better than many, and each is run by itself, so that none
    // holds the page up for long. The budget of a route's script is kept by the gate `bundle`, not by Vite's warning.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        // Every file that the start may lead to is named in it, and a hash does not compress: the shortest one will do.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: { groups: [...startGroups, formParts, smallParts, listParts, commonParts] },
      },
      treeshake: { moduleSideEffects: [{ test: emotionLeftover, sideEffects: false }] },
    },
  },
});
