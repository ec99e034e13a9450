import { context } from 'esbuild';
import { serverBundle } from '../server-bundle.mjs';
import { bundlePackages } from './packages.mjs';

/**
 * Bundles of a server that are built again from what is known of the last build.
 * @param {readonly string[]} entryPoints
 * @param {string} outdir
 * @returns {Promise<{ build: () => Promise<boolean>, isMadeOf: (files: ReadonlySet<string>) => boolean,
 *   close: () => Promise<void> }>} `build` tells whether it succeeded; esbuild has printed why not
 */
export async function openBundle(entryPoints, outdir) {
  const packages = bundlePackages(outdir);
  const options = { ...serverBundle, sourcemap: 'linked', metafile: true, plugins: [packages.plugin] };
  const bundle = await context({ ...options, entryPoints, outdir });
  let inputs = null;
  /** esbuild gives whoever asks during a build the result of that one, which may lack the newest change. */
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
    // Whatever changes may mend a build that has failed.
    isMadeOf: (files) => inputs === null || [...files].some((file) => inputs.has(file)),
    close: () => bundle.dispose(),
  };
}
