import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build, transform } from 'esbuild';
import { apiEntries, gatewayEntries, serverBundle } from '../lib/server-bundle.mjs';
import { awaitingUse } from './reachable-awaiting.mjs';

/** Programs run for customers and operators, and generators of committed files. */
const entries = [
  ...apiEntries,
  ...gatewayEntries,
  'web/src/entry-client.tsx',
  'web/src/entry-server.tsx',
  // Replaces a module of Chakra (web/vite/chakra-factory.ts).
  'web/src/app/styles/chakra-factory.tsx',
  'web/src/lib/preflight/preflight.worker.ts',
  'api/src/openapi.ts',
  'scripts/database/reset.ts',
  'scripts/database/grant.ts',
  'scripts/database/verify-royalties.ts',
  'scripts/make-catalog.ts',
];
const workspaces = ['domain', 'schema', 'patterns', 'api', 'gateway', 'web'];
const isForProduction = (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\/|generated/.test(file);

/**
 * Checks that every module of a workspace is reachable from a program that runs in production; anything reachable only
 * from tests and benchmarks is dead code. Modules not yet in use are listed; an obsolete entry is an error, too, so
 * that the list only gets shorter.
 * @param {{ root: string, tree: string, awaiting?: Readonly<Record<string, string>> }} where
 * @returns {Promise<string>} one line per module
 */
export async function reachable({ root, tree, awaiting = root === tree ? awaitingUse : {} }) {
  const reached = await reachedIn(tree);
  const unreached = [];
  for (const file of sourcesOf(tree)) {
    if (!reached.has(file) && (await hasCode(path.join(tree, file)))) unreached.push(file);
  }
  const obsolete = Object.keys(awaiting).filter((file) => !unreached.includes(file));
  return [
    ...unreached.filter((file) => !(file in awaiting)).map((file) => `${file} is reached by nothing in production`),
    ...obsolete.map((file) => `${file} is used or gone: take it off the list in reachable-awaiting.mjs`),
  ].join('\n');
}

/** Returns the modules that contribute to a bundle of all programs. */
async function reachedIn(tree) {
  const { metafile } = await build({
    ...serverBundle,
    absWorkingDir: tree,
    alias: { '@halfdrop/patterns/browser': path.join(tree, 'patterns/src/browser.ts'), ...serverBundle.alias },
    entryPoints: entries.filter((entry) => existsSync(path.join(tree, entry))),
    entryNames: '[dir]/[name]',
    outdir: 'bundles',
    write: false,
    metafile: true,
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    plugins: [packagesOutside],
  });
  const used = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs));
  return new Set(used.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([file]) => file));
}

const packagesOutside = {
  name: 'packages-outside',
  setup(bundling) {
    bundling.onResolve({ filter: /^[^./#]/ }, ({ path: specifier, kind }) =>
      kind === 'entry-point' || specifier.startsWith('@halfdrop/') ? undefined : { path: specifier, external: true },
    );
  },
};

function sourcesOf(tree) {
  return workspaces
    .map((workspace) => `${workspace}/src`)
    .filter((folder) => existsSync(path.join(tree, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(tree, folder), { recursive: true }).map((name) =>
        `${folder}/${String(name)}`.split(path.sep).join('/'),
      ),
    )
    .filter(isForProduction);
}

/**
 * Returns whether a file contains code: types leave nothing behind, and re-exports are counted in their source modules.
 */
async function hasCode(file) {
  const { code } = await transform(readFileSync(file, 'utf8'), {
    loader: file.endsWith('x') ? 'tsx' : 'ts',
    jsx: 'automatic',
  });
  return (
    code
      .replaceAll(/^(ex|im)port \{[^}]*\} from [^;]+;$/gm, '')
      .replaceAll(/^export \{[^}]*\};$/gm, '')
      .trim() !== ''
  );
}
