import {
  drawingTile,
  inspectInProcess,
  keptPicture,
  normalizeInProcess,
  patternTile,
  pictureTile,
  readPicture,
  smaller,
  type TileSource,
} from '@halfdrop/patterns';
import { readFile } from 'node:fs/promises';
import type { ArtworkReference, UploadedMaster } from './artwork-source.ts';
import type { FileStore, FileStoreSettings } from '../platform/files/file-store.ts';
import { openFileStore } from '../platform/files/open-file-store.ts';
import { createFileCache } from './file-cache.ts';
import { masterKey } from './master-key.ts';

/** Where a worker finds uploads; plain data. */
export interface UploadPlaces {
  /** Settings of the store of masters. */
  readonly files: FileStoreSettings;
  /** Folder for cached images. */
  readonly kept: string;
  /** URL of the script that decodes masters. */
  readonly intakeProcess: string;
}

/** Screen images may use a smaller copy of the tile than print files. */
export type TileUse = 'screen' | 'print';

/** Wider than any preview, so that it is never scaled up. */
const SCREEN_PIXELS = 1920;

/** Opens the tile of an artwork. Call it in a worker. @throws Error if a master is missing or cannot be decoded */
export async function openTile(reference: ArtworkReference, places: UploadPlaces, use: TileUse): Promise<TileSource> {
  if ('spec' in reference) return patternTile(reference.spec);
  const { upload } = reference;
  if (upload.isDrawing) return drawingTile(await safeDrawing(upload, places), upload.layout, upload.recoloring);
  if (use === 'screen') return pictureTile(await screenPicture(upload, places), upload.layout);
  const layeredMaster = upload.isLayered ? await readMaster(upload.sha256, places) : null;
  return pictureTile(await fullPicture(upload, places), upload.layout, layeredMaster);
}

type MasterPicture = Parameters<typeof pictureTile>[0];

/** Returns the drawing as rewritten by the intake process. */
async function safeDrawing({ sha256 }: UploadedMaster, places: UploadPlaces): Promise<string> {
  const bytes = await keptIn(places).read(`${sha256}.svg`, async () => {
    const result = await inspectInProcess(await readMaster(sha256, places), {
      source: new URL(places.intakeProcess),
    });
    if (!result.isAccepted || result.svg === null) throw new Error(`the master ${sha256} is no drawing`);
    return Buffer.from(result.svg);
  });
  return Buffer.from(bytes).toString('utf8');
}

async function screenPicture(upload: UploadedMaster, places: UploadPlaces): Promise<MasterPicture> {
  const bytes = await keptIn(places).read(`${upload.sha256}.png`, async () =>
    keptPicture(smaller(await fullPicture(upload, places), SCREEN_PIXELS)),
  );
  return readPicture(bytes);
}

async function fullPicture({ sha256 }: UploadedMaster, places: UploadPlaces): Promise<MasterPicture> {
  const upload = await normalizeInProcess(await readMaster(sha256, places), { source: new URL(places.intakeProcess) });
  if (!upload.isAccepted) throw new Error(`the master ${sha256} cannot be decoded: ${upload.detail}`);
  return upload.picture;
}

/** Each process opens its store once: all of its tasks use the same one. */
let opened: FileStore | null = null;

async function readMaster(sha256: string, { files }: UploadPlaces): Promise<Buffer> {
  opened ??= openFileStore(files, silent);
  return readFile(await opened.localCopy(masterKey(sha256)));
}

/** Creates the cache of images. A file that cannot be cached is made again for the next caller. */
function keptIn({ kept }: UploadPlaces) {
  return createFileCache(kept, silent);
}

const silent = { warn: () => undefined };
