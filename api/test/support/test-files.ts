import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { productionFile, type FileMeta, type ProductionFormat } from '@halfdrop/patterns';
import type { ProductionFiles } from '../../src/downloads/downloads.ports.ts';

const spec = { family: 'deco', variant: 0, palette: 'noir', seed: 1 };
const pixels = 40;

/** Real files, but tiny, and the same drawing for every asset. */
export function createTestFiles(folder: string): ProductionFiles {
  const drawn = new Map<string, Promise<Buffer>>();
  const made = new Set<string>();

  function draw(assetId: string, format: ProductionFormat): Promise<Buffer> {
    const key = `${assetId}.${format}`;
    const meta: FileMeta = {
      title: 'Test',
      author: 'Studio',
      copyright: '© Studio',
      assetId,
      url: 'http://shop.example',
    };
    const bytes = drawn.get(key) ?? productionFile(spec, format, meta, pixels);
    drawn.set(key, bytes);
    return bytes;
  }

  const files: ProductionFiles = {
    find: async (assetId, formats) =>
      made.has(`${assetId} ${formats.join()}`) ? files.make(assetId, formats, 'request') : null,
    make: async (assetId, formats) => {
      mkdirSync(folder, { recursive: true });
      const ready = await Promise.all(
        formats.map(async (format) => {
          const bytes = await draw(assetId, format);
          const file = path.join(folder, `${assetId}.${format}`);
          writeFileSync(file, bytes);
          return { format, path: file, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
        }),
      );
      made.add(`${assetId} ${formats.join()}`);
      return { files: ready };
    },
  };
  return files;
}
