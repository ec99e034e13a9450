import { publicAssetId } from '@halfdrop/domain';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { FileFormat } from '../artwork/file-formats.ts';
import type { AssetDto } from '../catalog/catalog.contract.ts';
import { Problem } from '../platform/http/problem.ts';
import type { EntitlementRow } from './downloads.repository.ts';
import type { CertificateSheet } from './certificate-pdf.ts';
import type { Bundle, ProductionFiles, ZipPacker, ZipPlan } from './downloads.ports.ts';
import { demandOf } from './file-demand.ts';
import { fileName, safeName } from './file-names.ts';
import { licenseStamp, licenseText } from './license-text.ts';
import { readmeText } from './readme-text.ts';

/** Incremented when the zip of the same license and files changes. */
const ZIP_VERSION = 5;

const RETRY_AFTER_SECONDS = 2;

type ZippedAsset = Pick<AssetDto, '_id' | 'skuId' | 'swatches'>;
type Palette = { readonly slug: string; readonly name: string };

/** A finished zip. */
export interface ReadyZip {
  readonly path: string;
  /** Strong, with quotes, so that an interrupted download can be resumed. */
  readonly etag: string;
}

/** A requested zip: all formats of the license, or some of them. */
interface WantedZip {
  readonly entitlement: EntitlementRow;
  readonly asset: ZippedAsset;
  readonly formats: readonly FileFormat[];
  /** Another palette; null for the pattern's own colors. */
  readonly palette: Palette | null;
}

/** Zips of entitlements, created on demand; concurrent callers share one creation. */
export interface ZipCache {
  /** Starts creating a zip and waits for it briefly. @returns whether it exists */
  begin(wanted: WantedZip): Promise<boolean>;
  /** @throws files_not_ready if it does not exist after a brief wait; creation continues */
  get(wanted: WantedZip): Promise<ReadyZip>;
}

interface ZipCacheDependencies {
  readonly folder: string;
  /** Where the license terms are published. */
  readonly publicUrl: string;
  readonly productionFiles: ProductionFiles;
  /** Returns the certificate data of a license. */
  readonly certificateOf: (entitlement: EntitlementRow, asset: ZippedAsset) => Promise<CertificateSheet>;
  readonly pack: ZipPacker;
  /** Called for every zip written, with its size in bytes. */
  readonly onWritten: (bytes: number) => void;
  /** How long a request waits for a zip that is being created. */
  readonly patienceMilliseconds: number;
}

/** Creates a cache of zips in a folder. A zip's name depends on its files and license. */
export function createZipCache(dependencies: ZipCacheDependencies): ZipCache {
  const { folder, publicUrl, productionFiles, certificateOf, pack, onWritten, patienceMilliseconds } = dependencies;
  const underWay = new Map<string, Promise<ReadyZip>>();

  async function make({ entitlement, asset, formats, palette }: WantedZip): Promise<ReadyZip> {
    const demand = demandOf(entitlement);
    const { acquired_at: acquiredAt } = entitlement;
    const wanted = { assetId: asset._id, formats, palette: palette?.slug ?? null, acquiredAt };
    const bundle = await productionFiles.make(wanted, demand);
    const certificate = await certificateOf(entitlement, asset);
    const fingerprint = fingerprintOf(certificate, bundle, palette);
    const target = path.join(folder, `${entitlement.id}-${fingerprint}.zip`);
    if (!existsSync(target)) {
      await pack(planOf({ entitlement, asset, palette, bundle, certificate, publicUrl, target }), demand);
      onWritten((await stat(target)).size);
    }
    return { path: target, etag: `"${fingerprint}"` };
  }

  /** Returns the zip, or null if it takes longer than a request waits. */
  function soon(wanted: WantedZip): Promise<ReadyZip | null> {
    const key = `${wanted.entitlement.id} ${wanted.formats.join()} ${wanted.palette?.slug ?? ''}`;
    const making = underWay.get(key) ?? make(wanted).finally(() => underWay.delete(key));
    underWay.set(key, making);
    return within(patienceMilliseconds, making);
  }

  return {
    begin: async (wanted) => (await soon(wanted)) !== null,
    async get(wanted) {
      const zip = await soon(wanted);
      if (!zip) throw new Problem('files_not_ready', { retryAfterSeconds: RETRY_AFTER_SECONDS });
      return zip;
    },
  };
}

interface PlannedZip extends Pick<WantedZip, 'entitlement' | 'asset' | 'palette'> {
  readonly bundle: Bundle;
  readonly certificate: CertificateSheet;
  readonly publicUrl: string;
  readonly target: string;
}

function planOf({ entitlement, asset, palette, bundle, certificate, publicUrl, target }: PlannedZip): ZipPlan {
  const assetId = publicAssetId(asset.skuId);
  const { title } = entitlement;
  const { layout } = bundle.readiness;
  const baseName = safeName(palette ? `${title} ${palette.name}` : title);
  const files = bundle.files.map(({ format, form, path: file }) => {
    return { format, form, name: fileName(baseName, { format, form }, layout), path: file };
  });
  const colors = palette?.name ?? 'as drawn';
  return {
    target,
    files,
    stamp: licenseStamp(entitlement),
    licenseText: licenseText(entitlement, {
      assetId,
      verifyUrl: certificate.verifyUrl,
      publicUrl,
      filesIn: colors,
    }),
    readmeText: readmeText(files, { title, colors, readiness: bundle.readiness }),
    certificate,
    readiness: bundle.readiness,
    facts: {
      licenseNumber: entitlement.license_number,
      license: entitlement.license,
      certificate: entitlement.certificate_code,
      assetId,
      colors,
    },
  };
}

/** Hashes everything that determines the bytes of the zip. */
function fingerprintOf(certificate: CertificateSheet, { files }: Bundle, palette: Palette | null): string {
  const facts = [
    ZIP_VERSION,
    JSON.stringify(certificate),
    palette?.slug ?? '',
    ...files.map(({ format, form, sha256 }) => `${form} ${format} ${sha256}`),
  ];
  return createHash('sha256').update(facts.join('\n')).digest('hex').slice(0, 32);
}

/** Returns a result, or null on timeout. */
async function within<Result>(milliseconds: number, result: Promise<Result>): Promise<Result | null> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  try {
    return await Promise.race([result, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
