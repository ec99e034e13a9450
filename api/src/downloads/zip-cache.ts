import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { AssetDto } from '../catalog/catalog.contract.ts';
import { buildZip } from './build-zip.ts';
import type { EntitlementRow } from './downloads.repository.ts';
import type { ProductionFiles } from './downloads.ports.ts';

/** A finished zip. */
export interface ReadyZip {
  readonly path: string;
  /** Quoted and strong: the same tag means the same bytes, so that a broken download can go on where it stopped. */
  readonly etag: string;
}

/** Finds the zip of an entitlement, making it when it is not there yet; requests for the same one wait together. */
export type ZipCache = (entitlement: EntitlementRow, asset: AssetDto) => Promise<ReadyZip>;

/** Makes a cache of zips in a folder. A zip whose files or licence change gets another name. */
export function createZipCache(folder: string, productionFiles: ProductionFiles): ZipCache {
  const underWay = new Map<string, Promise<ReadyZip>>();

  async function make(entitlement: EntitlementRow, asset: AssetDto): Promise<ReadyZip> {
    const files = [];
    for (const format of entitlement.formats) {
      files.push({ format, file: await productionFiles.fileFor(asset._id, format) });
    }
    const facts = [entitlement.license_number, ...files.map(({ file }) => file.sha256)];
    const fingerprint = createHash('sha256').update(facts.join('\n')).digest('hex').slice(0, 32);
    const target = path.join(folder, `${entitlement.id}-${fingerprint}.zip`);
    if (!existsSync(target)) {
      const baseName = fileNameOf(entitlement.title).replace(/\.zip$/, '');
      await buildZip(target, { entitlement, assetId: `HD-${asset.skuId}`, baseName, files });
    }
    return { path: target, etag: `"${fingerprint}"` };
  }

  return (entitlement, asset) => {
    const waiting = underWay.get(entitlement.id);
    if (waiting) return waiting;
    const made = make(entitlement, asset).finally(() => underWay.delete(entitlement.id));
    underWay.set(entitlement.id, made);
    return made;
  };
}

/** The name a zip is saved under: the title with underscores, safe on every system. */
export function fileNameOf(title: string): string {
  const safe = title
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '');
  return `${safe === '' ? 'pattern' : safe.slice(0, 100)}.zip`;
}
