import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  fileFacts,
  printReadiness,
  productionFile,
  type FileMeta,
  type PrintReadiness,
  type ProductionFormat,
} from '@halfdrop/patterns';
import type { ProductionFiles, WantedFiles } from '../../src/downloads/downloads.ports.ts';

/** The one that is drawn quickest. */
const spec = { family: 'fineline', variant: 2, palette: 'hearth', seed: 1 };
const pixels = 64;

function metaOf(assetId: string): FileMeta {
  return { title: 'Test', author: 'Studio', copyright: '© Studio', assetId, url: 'http://shop.example' };
}

let report: Promise<PrintReadiness> | null = null;

/** What a print shop wants to know of the test files. */
export function testReadiness(): Promise<PrintReadiness> {
  report ??= printReadiness(spec, metaOf('HD-10000000'), [], pixels);
  return report;
}

const keyOf = ({ assetId, formats, palette }: WantedFiles) => `${assetId} ${palette} ${formats.join()}`;

const nobody = { account: '', standing: 'paid', isWaiting: true } as const;

/** Real files, but tiny, and the same drawing for every asset. */
export function createTestFiles(folder: string): ProductionFiles {
  const drawn = new Map<string, Promise<Buffer>>();
  const made = new Set<string>();

  function draw(assetId: string, format: ProductionFormat, palette: string | null): Promise<Buffer> {
    const key = `${assetId}.${palette}.${format}`;
    const bytes =
      drawn.get(key) ?? productionFile({ ...spec, palette: palette ?? spec.palette }, format, metaOf(assetId), pixels);
    drawn.set(key, bytes);
    return bytes;
  }

  const files: ProductionFiles = {
    find: async (wanted) => (made.has(keyOf(wanted)) ? files.make(wanted, nobody) : null),
    make: async (wanted) => {
      const { assetId, formats, palette } = wanted;
      mkdirSync(folder, { recursive: true });
      const readiness = await testReadiness();
      const ready = [];
      for (const format of formats) {
        const bytes = await draw(assetId, format, palette);
        const file = path.join(folder, `${assetId}${palette ? `.${palette}` : ''}.${format}`);
        writeFileSync(file, bytes);
        const { byteLength: size, sha256 } = fileFacts({ format, form: 'tile', bytes });
        ready.push({ format, form: 'tile' as const, path: file, size, sha256 });
      }
      made.add(keyOf(wanted));
      return { files: ready, readiness };
    },
  };
  return files;
}
