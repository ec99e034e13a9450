import os from 'node:os';
import type { TileAlignment } from '@halfdrop/patterns';
import type { FileDemand } from '../downloads/downloads.ports.ts';
import type { UploadCheck } from './check-upload.ts';
import type { PictureDescription } from './describe-picture.ts';
import type {
  AlignTask,
  BundleMaker,
  BundleTask,
  CheckTask,
  DescribeTask,
  PictureDescriber,
  PreviewRenderer,
  PreviewTask,
  SharePictureRenderer,
  SharePictureTask,
  TileAligner,
  UploadChecker,
  ZipTask,
} from './render-task.ts';
import { createFairQueue } from './fair-queue.ts';
import { processHost, threadHost } from './work-host.ts';
import { createWorkPool, type WorkPool } from './work-pool.ts';
import { createPriorityQueue, type WorkPriority } from './work-queue.ts';

const SECOND = 1000;

/** Worker pools for images and files. Each kind of work has its own lanes and never waits for another kind. */
export interface Renderers {
  /** Images that a request waits for, in threads. */
  readonly previews: PreviewRenderer & SharePictureRenderer;
  /** Images drawn ahead of time, in a low-priority process. */
  readonly warming: PreviewRenderer;
  /** One bundle at a time: a Photoshop file takes about 300 MB, which are released afterwards. */
  readonly bundles: BundleMaker;
  readonly zips: Pick<WorkPool<ZipTask, null, FileDemand>, 'run'>;
  /** Untrusted pictures; each is decoded in its own process. */
  readonly describer: PictureDescriber;
  /** Files uploaded by studios, whose pixels may take 300 MB; each is decoded in its own process. */
  readonly checks: UploadChecker;
  /** Tiles that may be copies of each other. */
  readonly aligner: TileAligner;
  close(): Promise<void>;
}

/** Creates the pools; threads and processes start on demand. `source` is the script of all of them. */
export function createRenderers(source: URL): Renderers {
  const previews = createWorkPool<PreviewTask | SharePictureTask, Uint8Array, WorkPriority>({
    start: threadHost(source),
    queue: createPriorityQueue(),
    lanes: os.availableParallelism() > 2 ? 2 : 1,
    idleMilliseconds: 60 * SECOND,
    deadlineMilliseconds: 30 * SECOND,
  });
  const warming = createWorkPool<PreviewTask, Uint8Array, WorkPriority>({
    start: processHost(source, { niceness: 19, heapMegabytes: 160 }),
    queue: createPriorityQueue(),
    lanes: 1,
    idleMilliseconds: 20 * SECOND,
    deadlineMilliseconds: 120 * SECOND,
  });
  const bundles = createWorkPool<BundleTask, null, FileDemand>({
    start: processHost(source, { niceness: 5, heapMegabytes: 512, exposesCollector: true }),
    queue: createFairQueue(),
    lanes: 1,
    idleMilliseconds: 5 * SECOND,
    deadlineMilliseconds: 120 * SECOND,
    // Memory left over by one bundle would add to the largest images of the next.
    tasksPerHost: 1,
  });
  const zips = createWorkPool<ZipTask, null, FileDemand>({
    start: processHost(source, { niceness: 5, heapMegabytes: 160 }),
    queue: createFairQueue(),
    lanes: 1,
    idleMilliseconds: 20 * SECOND,
    deadlineMilliseconds: 60 * SECOND,
  });
  const describer = createLookingLane<DescribeTask, PictureDescription>(source);
  const checks = createWorkPool<CheckTask, UploadCheck, WorkPriority>({
    start: processHost(source, { niceness: 5, heapMegabytes: 512 }),
    queue: createPriorityQueue(),
    lanes: 1,
    idleMilliseconds: 20 * SECOND,
    deadlineMilliseconds: 150 * SECOND,
  });
  const aligner = createLookingLane<AlignTask, TileAlignment>(source);
  const all = [previews, warming, bundles, zips, describer, checks, aligner];
  return {
    previews,
    warming,
    bundles,
    zips,
    describer,
    checks,
    aligner,
    async close() {
      await Promise.all(all.map((pool) => pool.close()));
    },
  };
}

/** Creates a lane for pictures that a request waits for. */
function createLookingLane<Task, Result>(source: URL): WorkPool<Task, Result> {
  return createWorkPool<Task, Result, WorkPriority>({
    start: threadHost(source),
    queue: createPriorityQueue(),
    lanes: 1,
    idleMilliseconds: 20 * SECOND,
    deadlineMilliseconds: 12 * SECOND,
  });
}
