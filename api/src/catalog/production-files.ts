import { createHash } from 'node:crypto';
import { GENERATOR_VERSION, type FileMeta } from '@halfdrop/patterns';
import type { FileFormat, ProductionFiles, ReadyFile } from '../downloads/downloads.ports.ts';
import type { Db } from '../platform/database/database.ts';
import { isRowId } from '../platform/database/database.ts';
import { publicAssetId, specOf } from './asset-dto.ts';
import type { AssetRow } from './asset-row.ts';
import type { CatalogRepository } from './catalog.repository.ts';
import type { FileCache } from './file-cache.ts';
import type { Renderer } from './render-task.ts';

interface ProductionFilesDependencies {
  readonly db: Db;
  readonly repository: CatalogRepository;
  readonly renderer: Renderer;
  readonly cache: FileCache;
  readonly publicUrl: string;
}

/** Makes what is sold, on first demand; owners also get what has left the shop since. */
export function createProductionFiles(dependencies: ProductionFilesDependencies): ProductionFiles {
  const { db, repository, renderer, cache, publicUrl } = dependencies;
  return {
    async fileFor(assetId, format) {
      const [row] = isRowId(assetId) ? await repository.byIds([assetId], ['approved', 'withdrawn'], db) : [];
      if (!row) throw new Error(`there is no asset ${assetId}`);
      const spec = specOf(row);
      const meta = metaOf(row, publicUrl);
      const name = `${fileKey(row, format, meta)}.${format}`;
      const bytes = await cache.read(name, () =>
        renderer.render({ kind: 'production', spec, format, meta }, 'request'),
      );
      return readyFile(cache.pathOf(name), bytes);
    },
  };
}

function readyFile(path: string, bytes: Uint8Array): ReadyFile {
  return { path, size: bytes.byteLength, sha256: createHash('sha256').update(bytes).digest('hex') };
}

function metaOf(row: AssetRow, publicUrl: string): FileMeta {
  return {
    title: row.title,
    author: row.designer_name,
    copyright: `© ${row.published_at.getUTCFullYear()} ${row.designer_name}`,
    assetId: publicAssetId(row.sku),
    url: `${publicUrl}/product/${row.slug}`,
  };
}

/** A name for the bytes: anything that changes them changes it. */
function fileKey(row: AssetRow, format: FileFormat, meta: FileMeta): string {
  return createHash('sha256')
    .update(JSON.stringify([GENERATOR_VERSION, specOf(row), format, meta]))
    .digest('hex');
}
