import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  fileFacts,
  paletteBySlug,
  printReadiness,
  productionFile,
  type PrintReadiness,
  type ProductionFormat,
} from '@halfdrop/patterns';
import { bundleFileName, writeFormatList, writeReadiness } from '../../src/artwork/bundle-manifest.ts';
import type { Renderers } from '../../src/artwork/renderers.ts';
import type { BundleTask } from '../../src/artwork/render-task.ts';
import { buildZip } from '../../src/downloads/build-zip.ts';
import { Problem } from '../../src/platform/http/problem.ts';

/** The fastest spec to draw. */
const spec = { family: 'fineline', variant: 2, palette: 'hearth', seed: 1 };
const pixels = 64;
const meta = { title: 'Test', author: 'Studio', copyright: '© Studio', url: 'http://shop.example' };

let report: Promise<PrintReadiness> | null = null;

/** Returns the print-readiness report of the test files. */
export function testReadiness(): Promise<PrintReadiness> {
  report ??= printReadiness(spec, { ...meta, assetId: 'HD-10000000' }, [], pixels);
  return report;
}

/** Creates renderers of real but tiny files, with the same drawing for every asset and no images. */
export function createTestRenderers(): Renderers {
  const drawn = new Map<string, Promise<Buffer>>();
  const noPicture = () => Promise.reject(new Problem('not_found'));

  function draw({ artwork, meta: { assetId } }: BundleTask, format: ProductionFormat): Promise<Buffer> {
    const wanted = 'spec' in artwork ? artwork.spec.palette : spec.palette;
    const palette = paletteBySlug(wanted) ? wanted : spec.palette;
    const key = `${assetId}.${palette}.${format}`;
    const bytes = drawn.get(key) ?? productionFile({ ...spec, palette }, format, { ...meta, assetId }, pixels);
    drawn.set(key, bytes);
    return bytes;
  }

  async function write(task: BundleTask): Promise<null> {
    await mkdir(task.folder, { recursive: true });
    for (const format of task.formats) {
      const file = { format, form: 'tile', bytes: await draw(task, format) } as const;
      await writeFile(path.join(task.folder, bundleFileName(file)), file.bytes);
      await writeFormatList(task.folder, format, [fileFacts(file)]);
    }
    await writeReadiness(task.folder, await testReadiness());
    return null;
  }

  return {
    previews: { run: noPicture },
    warming: { run: noPicture },
    bundles: { run: write, hasten: () => undefined },
    zips: {
      run: async ({ plan }) => {
        await buildZip(plan);
        return null;
      },
    },
    describer: { run: () => Promise.resolve({ isDescribed: false, reason: 'unsupported', detail: 'No picture.' }) },
    aligner: { run: noPicture },
    checks: { run: noPicture },
    close: () => Promise.resolve(),
  };
}
