import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { notBundled, serverBundle } from '../server-bundle.mjs';

const isOwn = (specifier) => specifier.startsWith('@halfdrop/');
/** Data is bundled with the code that reads it. */
const isData = (specifier) => specifier.endsWith('.json');
const nameOf = (specifier) => specifier.replaceAll('/', '+');
const isIdentifier = (name) => /^[\w$]+$/.test(name);

/**
 * Bundles the packages imported by servers once, separately from the servers' own code: bundling them together would
 * make every build take a second, and not bundling them every start.
 * @param {string} outdir the folder of the servers' bundles
 * @returns {{ plugin: import('esbuild').Plugin, prepare: () => Promise<void> }} `prepare` builds packages newly
 * imported by the last server build
 */
export function bundlePackages(outdir) {
  const folder = path.join(outdir, 'packages');
  const wanted = new Set();
  const made = new Set();
  rmSync(folder, { recursive: true, force: true });

  /** Writes a module with the names that Node.js finds in a package, which may be CommonJS. */
  async function writeEntry(specifier) {
    const names = Object.keys(await import(specifier)).filter(isIdentifier);
    const file = path.join(folder, 'entries', `${nameOf(specifier)}.mjs`);
    writeFileSync(file, `export { ${names.join(', ')} } from '${specifier}';\n`);
    return file;
  }

  return {
    plugin: {
      name: 'packages-beside',
      setup(bundling) {
        bundling.onResolve({ filter: /^[^./]/ }, ({ path: specifier, kind }) => {
          if (kind === 'entry-point' || isOwn(specifier) || isData(specifier) || isBuiltin(specifier)) return undefined;
          if (notBundled.includes(specifier)) return undefined;
          wanted.add(specifier);
          return { path: `./packages/${nameOf(specifier)}.js`, external: true };
        });
      },
    },
    async prepare() {
      if ([...wanted].every((specifier) => made.has(specifier))) return;
      mkdirSync(path.join(folder, 'entries'), { recursive: true });
      const entryPoints = await Promise.all([...wanted].map(writeEntry));
      // With shared chunks, so that each package is included once.
      await build({ ...serverBundle, entryPoints, outdir: folder, splitting: true, chunkNames: 'chunk-[hash]' });
      for (const specifier of wanted) made.add(specifier);
    },
  };
}
