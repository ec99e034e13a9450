import type { License } from '@halfdrop/domain';
import type { FileForm, LicenseStamp, PrintReadiness } from '@halfdrop/patterns';
import type { FileFormat } from '../artwork/file-formats.ts';
import type { AssetDto } from '../catalog/catalog.contract.ts';
import type { DbOrTrx, Trx } from '../database.ts';
import type { CertificateSheet } from './certificate-pdf.ts';

/** Colors that patterns were available in when they were acquired. */
export interface OwnedColors {
  /** Returns one result per item, in order; null if it could not be recolored. */
  recolorsAt(
    db: DbOrTrx,
    wanted: ReadonlyArray<{ readonly assetId: string; readonly at: Date }>,
  ): Promise<ReadonlyArray<AssetDto['recolor']>>;
}

/** A production file that exists on disk. */
export interface BundleFile {
  readonly format: FileFormat;
  readonly form: FileForm;
  readonly path: string;
  readonly size: number;
  readonly sha256: string;
}

/** Production files of one asset in one palette, shared by all of its licensees. */
export interface Bundle {
  readonly files: readonly BundleFile[];
  /** Print-readiness report without the list of files: a buyer's files depend on their license. */
  readonly readiness: PrintReadiness;
}

/** A format of an asset and its files; none if they do not exist yet. */
export interface FormatFiles {
  readonly format: FileFormat;
  readonly files: readonly BundleFile[];
}

/** Requested production files. */
export interface WantedFiles {
  readonly assetId: string;
  readonly formats: readonly FileFormat[];
  /** Slug of another palette; null for the pattern's own colors. */
  readonly palette: string | null;
  /** When the license was acquired, which selects the artwork of that time; by default the current one. */
  readonly acquiredAt?: Date | undefined;
}

/** On whose behalf files are made. */
export interface FileDemand {
  /** Accounts with the same standing take turns. */
  readonly account: string;
  /** How the license was acquired; purchases have priority. */
  readonly standing: 'paid' | 'plan' | 'free';
  /** False for work done ahead of time. */
  readonly isWaiting: boolean;
}

/** Finds or creates production files. */
export interface ProductionFiles {
  /** Returns the requested formats that the asset is available in, with existing files. @throws if it does not exist */
  find(wanted: WantedFiles): Promise<readonly FormatFiles[]>;
  /**
   * Returns the files of an asset, creating them if needed: one bundle at a time, shared by concurrent callers. @throws
   * if the asset does not exist or its files cannot be created
   */
  make(wanted: WantedFiles, demand: FileDemand): Promise<Bundle>;
}

/** A production file and its name in a zip. */
export interface ZippedFile extends Pick<BundleFile, 'format' | 'form' | 'path'> {
  readonly name: string;
}

/** Complete description of a zip; plain data. The same plan always produces the same bytes. */
export interface ZipPlan {
  readonly target: string;
  readonly files: readonly ZippedFile[];
  /** Stamp embedded in every file. */
  readonly stamp: LicenseStamp;
  readonly licenseText: string;
  readonly readmeText: string;
  readonly certificate: CertificateSheet;
  readonly readiness: PrintReadiness;
  /** Further entries of the manifest. */
  readonly facts: Readonly<Record<string, string>>;
}

/** Writes a zip outside the thread that serves requests. */
export type ZipPacker = (plan: ZipPlan, demand: FileDemand) => Promise<void>;

/** Downloads included in a user's current plan. */
export interface ActivePlan {
  readonly subscriptionId: string;
  readonly planName: string;
  readonly license: Exclude<License, 'personal'>;
  readonly includesPremium: boolean;
  /** Whether the plan is in its trial and not yet paid for. */
  readonly isTrial: boolean;
  /** Null for unlimited. */
  readonly downloadsPerPeriod: number | null;
  /** Start of the month in which downloads are counted. */
  readonly quotaStart: Date;
  readonly quotaEnd: Date;
}

/** Plan lookups used by downloads. */
export interface DownloadPlans {
  /** Returns the user's current plan; null without one. */
  activePlan(db: DbOrTrx, userId: string): Promise<ActivePlan | null>;
}

/** Catalog lookups used by downloads. Owners keep patterns that are no longer for sale. */
export interface OwnedCatalog {
  assetsByIds(
    ids: readonly string[],
    options?: { readonly db?: DbOrTrx; readonly withWithdrawn?: boolean },
  ): Promise<ReadonlyMap<string, AssetDto>>;
  /** Counts the first download of a license. */
  countDownload(trx: Trx, assetId: string): Promise<void>;
}
