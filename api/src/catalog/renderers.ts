import os from 'node:os';
import type { BundleTask, FileMaker, PictureDescriber, PreviewRenderer, ZipTask } from './render-task.ts';
import { processHost, threadHost } from './work-host.ts';
import { createWorkPool } from './work-pool.ts';

const SECOND = 1000;

/** Where pictures and files are made; each kind of work has lanes of its own and never waits for another kind. */
interface Renderers {
  /** Pictures that someone waits for, in threads. */
  readonly previews: PreviewRenderer;
  /** Pictures ahead of time, in a process that gets the processor when nobody else wants it. */
  readonly warming: PreviewRenderer;
  /** One bundle at a time: a Photoshop file alone may take a gigabyte, which goes back to the system afterwards. */
  readonly bundles: FileMaker<BundleTask>;
  readonly zips: FileMaker<ZipTask>;
  /** Pictures of strangers; each is decoded in a process of its own. */
  readonly describer: PictureDescriber;
  close(): Promise<void>;
}

/** Makes the lanes; threads and processes start when they are needed. `source` is the script of all of them. */
export function createRenderers(source: URL): Renderers {
  const previews: PreviewRenderer = createWorkPool({
    start: threadHost(source),
    lanes: os.availableParallelism() > 2 ? 2 : 1,
    idleMilliseconds: 60 * SECOND,
    deadlineMilliseconds: 30 * SECOND,
  });
  const warming: PreviewRenderer = createWorkPool({
    start: processHost(source, { niceness: 19, heapMegabytes: 160 }),
    lanes: 1,
    idleMilliseconds: 20 * SECOND,
    deadlineMilliseconds: 120 * SECOND,
  });
  const bundles: FileMaker<BundleTask> = createWorkPool({
    start: processHost(source, { niceness: 5, heapMegabytes: 512 }),
    lanes: 1,
    idleMilliseconds: 5 * SECOND,
    deadlineMilliseconds: 120 * SECOND,
  });
  const zips: FileMaker<ZipTask> = createWorkPool({
    start: processHost(source, { niceness: 5, heapMegabytes: 160 }),
    lanes: 1,
    idleMilliseconds: 20 * SECOND,
    deadlineMilliseconds: 60 * SECOND,
  });
  const describer: PictureDescriber = createWorkPool({
    start: threadHost(source),
    lanes: 1,
    idleMilliseconds: 20 * SECOND,
    deadlineMilliseconds: 12 * SECOND,
  });
  const all = [previews, warming, bundles, zips, describer];
  return {
    previews,
    warming,
    bundles,
    zips,
    describer,
    async close() {
      await Promise.all(all.map((pool) => pool.close()));
    },
  };
}
