import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ProductionFiles } from '../../src/downloads/downloads.ports.ts';

/** Small files instead of rendered ones, the same for the same asset and format. */
export function createTestFiles(folder: string): ProductionFiles {
  return {
    fileFor: (assetId, format) => {
      const file = path.join(folder, `${assetId}.${format}`);
      const content = `${format} of ${assetId}\n`.repeat(500);
      mkdirSync(folder, { recursive: true });
      if (!existsSync(file)) writeFileSync(file, content);
      const sha256 = createHash('sha256').update(content).digest('hex');
      return Promise.resolve({ path: file, size: statSync(file).size, sha256 });
    },
  };
}
