import type { FileMeta, PreflightClaim, PreviewOptions, TileAlignment } from '@halfdrop/patterns';
import type { TilePicture } from './align-pictures.ts';
import type { PictureDescription } from './describe-picture.ts';
import type { ArtworkReference } from './artwork-source.ts';
import type { UploadCheck } from './check-upload.ts';
import type { FileFormat } from './file-formats.ts';
import type { UploadPlaces } from './open-tile.ts';
import type { FileDemand, ZipPlan } from '../downloads/downloads.ports.ts';
import type { WorkPool } from './work-pool.ts';

/** Tasks are plain data, so that they can be sent to a thread or process. */
interface ArtworkTask {
  readonly artwork: ArtworkReference;
  readonly places: UploadPlaces;
}

/** An image for the screen. */
export interface PreviewTask extends ArtworkTask {
  readonly kind: 'preview';
  readonly options: PreviewOptions;
}

/** A pattern's link preview image. */
export interface SharePictureTask extends ArtworkTask {
  readonly kind: 'share';
}

/** A pattern's files, written to a folder; each format is complete or absent. */
export interface BundleTask extends ArtworkTask {
  readonly kind: 'bundle';
  readonly meta: FileMeta;
  readonly formats: readonly FileFormat[];
  readonly folder: string;
}

/** The zip of one license, from existing files. */
export interface ZipTask {
  readonly kind: 'zip';
  readonly plan: ZipPlan;
}

/** Measures the appearance of a user's picture. */
export interface DescribeTask {
  readonly kind: 'describe';
  readonly bytes: Uint8Array;
  /** URL of the script that decodes it. */
  readonly intakeProcess: string;
}

/** Preflight check of a studio's file. */
export interface CheckTask {
  readonly kind: 'check-upload';
  /** Path of the file. */
  readonly file: string;
  readonly claim: PreflightClaim;
  /** URL of the script that decodes it. */
  readonly intakeProcess: string;
}

/** Maps a tile onto another that it may be a copy of. */
export interface AlignTask {
  readonly kind: 'align';
  readonly tile: TilePicture;
  readonly other: TilePicture;
}

/** Any task of a worker. */
export type RenderTask = PreviewTask | SharePictureTask | BundleTask | ZipTask | DescribeTask | CheckTask | AlignTask;

/** Draws images; returns the encoded file. */
export type PreviewRenderer = Pick<WorkPool<PreviewTask, Uint8Array>, 'run'>;
/** Draws link preview images; returns the encoded file. */
export type SharePictureRenderer = Pick<WorkPool<SharePictureTask, Uint8Array>, 'run'>;
/** Makes bundles on disk. */
export type BundleMaker = Pick<WorkPool<BundleTask, null, FileDemand>, 'run' | 'hasten'>;
/** Measures untrusted pictures. */
export type PictureDescriber = Pick<WorkPool<DescribeTask, PictureDescription>, 'run'>;
/** Checks files uploaded by studios. */
export type UploadChecker = Pick<WorkPool<CheckTask, UploadCheck>, 'run'>;
/** Maps tiles onto each other. */
export type TileAligner = Pick<WorkPool<AlignTask, TileAlignment>, 'run'>;
