import type { FileMeta, PreflightClaim, PreviewOptions, TileAlignment } from '@halfdrop/patterns';
import type { TilePicture } from './align-pictures.ts';
import type { PictureDescription } from './describe-picture.ts';
import type { ArtworkReference } from './artwork-source.ts';
import type { UploadCheck } from './check-upload.ts';
import type { FileFormat } from './file-formats.ts';
import type { UploadPlaces } from './open-tile.ts';
import type { FileDemand, ZipPlan } from '../downloads/downloads.ports.ts';
import type { WorkPool } from './work-pool.ts';

/** Tasks are plain data, so that they can cross to a thread or a process. */
interface ArtworkTask {
  readonly artwork: ArtworkReference;
  readonly places: UploadPlaces;
}

/** A picture for the screen. */
export interface PreviewTask extends ArtworkTask {
  readonly kind: 'preview';
  readonly options: PreviewOptions;
}

/** The picture of a pattern for where a link to it is posted. */
export interface SharePictureTask extends ArtworkTask {
  readonly kind: 'share';
}

/** The files of a pattern, written to a folder in which each format is whole or not there. */
export interface BundleTask extends ArtworkTask {
  readonly kind: 'bundle';
  readonly meta: FileMeta;
  readonly formats: readonly FileFormat[];
  readonly folder: string;
}

/** The zip of one license, from files that are ready. */
export interface ZipTask {
  readonly kind: 'zip';
  readonly plan: ZipPlan;
}

/** How a picture that someone sent looks. */
export interface DescribeTask {
  readonly kind: 'describe';
  readonly bytes: Uint8Array;
  /** Address of the script of the process that decodes it. */
  readonly intakeProcess: string;
}

/** What preflight finds in a file that a studio has sent. */
export interface CheckTask {
  readonly kind: 'check-upload';
  /** Where it lies. */
  readonly file: string;
  readonly claim: PreflightClaim;
  /** Address of the script of the process that decodes it. */
  readonly intakeProcess: string;
}

/** How a tile lies on another, of which it may be a copy. */
export interface AlignTask {
  readonly kind: 'align';
  readonly tile: TilePicture;
  readonly other: TilePicture;
}

/** Anything a worker can be asked for. */
export type RenderTask = PreviewTask | SharePictureTask | BundleTask | ZipTask | DescribeTask | CheckTask | AlignTask;

/** Draws pictures; the result is the encoded file. */
export type PreviewRenderer = Pick<WorkPool<PreviewTask, Uint8Array>, 'run'>;
/** Draws pictures for where links are posted; the result is the encoded file. */
export type SharePictureRenderer = Pick<WorkPool<SharePictureTask, Uint8Array>, 'run'>;
/** Makes bundles; the result is on disk. */
export type BundleMaker = Pick<WorkPool<BundleTask, null, FileDemand>, 'run' | 'hasten'>;
/** Looks at pictures of strangers. */
export type PictureDescriber = Pick<WorkPool<DescribeTask, PictureDescription>, 'run'>;
/** Checks files that studios have sent. */
export type UploadChecker = Pick<WorkPool<CheckTask, UploadCheck>, 'run'>;
/** Lays tiles on each other. */
export type TileAligner = Pick<WorkPool<AlignTask, TileAlignment>, 'run'>;
