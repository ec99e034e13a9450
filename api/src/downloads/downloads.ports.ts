import type { License } from '@halfdrop/domain';
import type { FileForm, LicenseStamp, PrintReadiness } from '@halfdrop/patterns';
import type { FileFormat } from '../artwork/file-formats.ts';
import type { AssetDto } from '../catalog/catalog.contract.ts';
import type { DbOrTrx, Trx } from '../database.ts';
import type { CertificateSheet } from './certificate-pdf.ts';

/** In which colors the artwork can be had that patterns had when they were acquired. */
export interface OwnedColors {
  /** Each in its place; null where it can be had in no others. */
  recolorsAt(
    db: DbOrTrx,
    wanted: ReadonlyArray<{ readonly assetId: string; readonly at: Date }>,
  ): Promise<ReadonlyArray<AssetDto['recolor']>>;
}

/** A production file that is ready on disk. */
export interface BundleFile {
  readonly format: FileFormat;
  readonly form: FileForm;
  readonly path: string;
  readonly size: number;
  readonly sha256: string;
}

/** The production files of one asset in one palette, the same for everyone who has a right to them. */
export interface Bundle {
  readonly files: readonly BundleFile[];
  /** What a print shop wants to know, without the list of files: those of a buyer differ by their license. */
  readonly readiness: PrintReadiness;
}

/** A format of an asset, and its files: none while they have not been made. */
export interface FormatFiles {
  readonly format: FileFormat;
  readonly files: readonly BundleFile[];
}

/** Which production files are wanted. */
export interface WantedFiles {
  readonly assetId: string;
  readonly formats: readonly FileFormat[];
  /** Slug of another palette of the shop; null for the colors it was drawn in. */
  readonly palette: string | null;
  /** When the license was acquired: its files are of the artwork of that time. Left out: of that on sale. */
  readonly acquiredAt?: Date | undefined;
}

/** For whom files are made. */
export interface FileDemand {
  /** Accounts of one standing take turns. */
  readonly account: string;
  /** How the license was come by: what is paid for goes first. */
  readonly standing: 'paid' | 'plan' | 'free';
  /** False for what is made ahead. */
  readonly isWaiting: boolean;
}

/** Makes production files, or finds the ones that were made before. */
export interface ProductionFiles {
  /** The wanted formats that the asset exists in, with those files that were made. @throws when it does not exist */
  find(wanted: WantedFiles): Promise<readonly FormatFiles[]>;
  /**
   * The files of an asset, made now if need be: one bundle at a time, and whoever asks for the same one waits for the
   * same making. @throws when the asset does not exist, or its files cannot be made
   */
  make(wanted: WantedFiles, demand: FileDemand): Promise<Bundle>;
}

/** A production file under the name it has in a zip. */
export interface ZippedFile extends Pick<BundleFile, 'format' | 'form' | 'path'> {
  readonly name: string;
}

/** All that makes one zip; plain data. The same plan always gives the same bytes. */
export interface ZipPlan {
  readonly target: string;
  readonly files: readonly ZippedFile[];
  /** What every file is stamped with. */
  readonly stamp: LicenseStamp;
  readonly licenseText: string;
  readonly readmeText: string;
  readonly certificate: CertificateSheet;
  readonly readiness: PrintReadiness;
  /** What the manifest says beside the list of files. */
  readonly facts: Readonly<Record<string, string>>;
}

/** Writes a zip, away from the thread that answers requests. */
export type ZipPacker = (plan: ZipPlan, demand: FileDemand) => Promise<void>;

/** What someone may download with the plan they pay for. */
export interface ActivePlan {
  readonly subscriptionId: string;
  readonly planName: string;
  readonly license: Exclude<License, 'personal'>;
  readonly includesPremium: boolean;
  /** Whether it is tried and not paid for. */
  readonly isTrial: boolean;
  /** Null is without limit. */
  readonly downloadsPerPeriod: number | null;
  /** The month the downloads are counted in. */
  readonly quotaStart: Date;
  readonly quotaEnd: Date;
}

/** What downloads need to know of plans. */
export interface DownloadPlans {
  /** The plan someone has now; null without one. */
  activePlan(db: DbOrTrx, userId: string): Promise<ActivePlan | null>;
}

/** What downloads need to know of the catalog: owners keep what has left the shop. */
export interface OwnedCatalog {
  assetsByIds(
    ids: readonly string[],
    options?: { readonly db?: DbOrTrx; readonly withWithdrawn?: boolean },
  ): Promise<ReadonlyMap<string, AssetDto>>;
  /** Counts the first download of a license. */
  countDownload(trx: Trx, assetId: string): Promise<void>;
}
