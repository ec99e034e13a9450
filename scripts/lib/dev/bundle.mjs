import { context } from 'esbuild';
import { serverBundle } from '../server-bundle.mjs';
import { bundlePackages } from './packages.mjs';

/**
 * Creates incremental bundles of a server.
 * @param {readonly string[]} entryPoints
 * @param {string} outdir
 * @returns {Promise<{ build: () => Promise<boolean>, isMadeOf: (files: ReadonlySet<string>) => boolean,
 *   close: () => Promise<void> }>} `build` resolves to whether it succeeded; esbuild has printed any errors
 */
export async function openBundle(entryPoints, outdir) {
  const packages = bundlePackages(outdir);
  const options = { ...serverBundle, sourcemap: 'linked', metafile: true, plugins: [packages.plugin] };
  const bundle = await context({ ...options, entryPoints, outdir });
  let inputs = null;
  /** A caller during a build receives the result of that build from esbuild, which may lack the latest change. */
  let last = Promise.resolve(true);

  async function rebuild() {
    try {
      const { metafile } = await bundle.rebuild();
      inputs = new Set(Object.keys(metafile.inputs));
      await packages.prepare();
      return true;
    } catch (error) {
      if (!error.errors) throw error;
      inputs = null;
      return false;
    }
  }

  return {
    build() {
      last = last.then(rebuild);
      return last;
    },
    // Any change may fix a failed build.
    isMadeOf: (files) => inputs === null || [...files].some((file) => inputs.has(file)),
    close: () => bundle.dispose(),
  };
}
