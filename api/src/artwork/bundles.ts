import { publicAssetId } from '@halfdrop/domain';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { GENERATOR_VERSION, type FileMeta } from '@halfdrop/patterns';
import type { Bundle, FileDemand, ProductionFiles, WantedFiles } from '../downloads/downloads.ports.ts';
import { isRowId } from '../platform/database/database.ts';
import type { ArtworkRepository, PicturedRow } from './artwork.repository.ts';
import { artworkOf, type ArtworkSource } from './artwork-source.ts';
import { readBundle, readFormat } from './bundle-manifest.ts';
import { createKnownBundles } from './known-bundles.ts';
import type { UploadPlaces } from './open-tile.ts';
import type { BundleMaker, BundleTask } from './render-task.ts';

/** Part of every cache key; incremented when the content of bundles changes. */
const BUNDLE_VERSION = 3;

interface BundlesDependencies {
  readonly repository: Pick<ArtworkRepository, 'pictured' | 'picturedAt' | 'noteFileSizes'>;
  /** Where a worker finds uploads. */
  readonly places: UploadPlaces;
  /** Makes one bundle at a time, in turns that are fair to accounts. */
  readonly maker: BundleMaker;
  readonly folder: string;
  /** Called for every bundle written, with its size in bytes. */
  readonly onWritten: (bytes: number) => void;
  /** Called for each account a format was made for, once it is available. */
  readonly onFormat: (account: string) => void;
  readonly publicUrl: string;
}

/** A bundle in progress; others may join it. */
interface Making {
  readonly task: BundleTask;
  readonly demands: [FileDemand, ...FileDemand[]];
  isQueued: boolean;
}

/** Creates production files on first demand; owners also get patterns no longer for sale. */
export function createBundles(dependencies: BundlesDependencies): ProductionFiles {
  const { repository, maker } = dependencies;
  const underWay = new Map<string, { readonly making: Making; readonly bundle: Promise<Bundle> }>();
  const known = createKnownBundles();

  async function make({ assetId, palette, acquiredAt }: WantedFiles, making: Making): Promise<Bundle> {
    const { task } = making;
    const ready = await readBundle(task.folder, task.formats);
    if (ready) return ready;
    const [first, ...others] = making.demands;
    const tellAll = () => {
      for (const account of new Set(making.demands.map((demand) => demand.account))) dependencies.onFormat(account);
    };
    const made = maker.run(task, first, tellAll);
    for (const demand of others) maker.hasten(task, demand);
    making.isQueued = true;
    await made;
    const bundle = await readBundle(task.folder, task.formats);
    if (!bundle) throw new Error(`the files of asset ${assetId} are gone`);
    tellAll();
    dependencies.onWritten(bundle.files.reduce((sum, { size }) => sum + size, 0));
    const tiles = bundle.files.filter(({ form }) => form === 'tile');
    if (palette === null) await repository.noteFileSizes({ assetId, acquiredAt }, tiles);
    return bundle;
  }

  /** Records that another caller wants the bundle or now waits for it, whether its task is queued yet or not. */
  function hasten({ task, demands, isQueued }: Making, demand: FileDemand): void {
    demands.push(demand);
    if (isQueued) maker.hasten(task, demand);
  }

  return {
    async find(wanted) {
      const { folder, formats } = await describe(dependencies, wanted);
      return Promise.all(formats.map(async (format) => ({ format, files: await readFormat(folder, format) })));
    },
    async make(wanted, demand) {
      const task = await describe(dependencies, wanted);
      const key = `${task.folder} ${task.formats.join()}`;
      const waiting = underWay.get(key);
      if (waiting) {
        hasten(waiting.making, demand);
        return waiting.bundle;
      }
      // Every sale requests its files ahead of time, and they nearly always exist.
      const kept = demand.isWaiting ? undefined : known.find(key);
      if (kept) return kept;
      const making: Making = { task, demands: [demand], isQueued: false };
      const made = make(wanted, making).finally(() => underWay.delete(key));
      underWay.set(key, { making, bundle: made });
      const bundle = await made;
      known.note(key, bundle);
      return bundle;
    },
  };
}

/** Returns the task for the requested files, limited to the asset's formats. @throws if the asset does not exist */
async function describe(
  { repository, places, publicUrl, folder: parent }: BundlesDependencies,
  { assetId, formats, palette, acquiredAt }: WantedFiles,
): Promise<BundleTask> {
  const row = isRowId(assetId) ? await picturedAs(repository, { assetId, acquiredAt }) : null;
  if (!row) throw new Error(`there is no asset ${assetId}`);
  const own = artworkOf(row);
  const artwork = palette === null ? own : own.inPalette(palette);
  const meta = metaOf(row, artwork, publicUrl);
  // A license may be older than the asset's current artwork.
  const existing = formats.filter((format) => artwork.formats.includes(format));
  const facts = { kind: 'bundle', ...artwork.reference, meta } as const;
  const key = createHash('sha256')
    .update(JSON.stringify([GENERATOR_VERSION, BUNDLE_VERSION, facts]))
    .digest('hex');
  const folder = path.join(parent, key.slice(0, 2), key);
  return { kind: 'bundle', artwork: artwork.reference, places, meta, formats: existing, folder };
}

function picturedAs(
  repository: BundlesDependencies['repository'],
  { assetId, acquiredAt }: Pick<WantedFiles, 'assetId' | 'acquiredAt'>,
): Promise<PicturedRow | null> {
  return acquiredAt ? repository.picturedAt(assetId, acquiredAt) : repository.pictured({ id: assetId });
}

function metaOf(row: PicturedRow, artwork: ArtworkSource, publicUrl: string): FileMeta {
  return {
    title: row.title,
    description: row.description,
    keywords: row.tags,
    author: row.designer_name,
    copyright: `© ${row.published_at.getUTCFullYear()} ${row.designer_name}`,
    assetId: publicAssetId(row.sku),
    url: `${publicUrl}/product/${row.slug}`,
    ...artwork.origin,
  };
}
