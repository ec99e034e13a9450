import { patternSvg, patternTile, renderPreview } from '@halfdrop/patterns';
import type { TileFile } from './studio.ts';

/** Drawings by name, with family and variant: simple ones, whose files are small and quick to check. */
const drawings = [
  ['Harbor Blocks', 'bauhaus', 0],
  ['Slow Stripes', 'opart', 0],
  ['Market Plaid', 'plaid', 0],
  ['Sunday Plaid', 'plaid', 1],
  ['Paper Garden', 'cutpaper', 0],
  ['Loud Lunch', 'memphis', 0],
  ['Soft Signal', 'minimal', 0],
  ['Small Talk', 'minimal', 1],
  ['Pocket Money', 'petite', 0],
  ['Porch Quilt', 'quilt', 0],
  ['Loose Change', 'petite', 1],
  ['Caravan Rug', 'paisley', 0],
  ['Record Sleeve', 'groovy', 0],
  ['Thin Air', 'fineline', 0],
  ['Lobby Screen', 'midcentury', 0],
  ['Chalk Marks', 'marks', 0],
  ['Garden Floor', 'terrazzo', 0],
  ['Print Shop', 'riso', 0],
  ['Long Weekend', 'fineline', 1],
  ['Stone Steps', 'marks', 1],
] as const;

const specs = drawings.map(([title, family, variant], index) => ({
  title,
  spec: { family, variant, palette: index % 2 === 0 ? 'hearth' : 'delft', seed: 4100 + index },
}));

/** Returns some of 20 different drawings by a fictional studio, as files named by their titles. */
export function drawnFiles(from: number, count: number): readonly TileFile[] {
  return specs.slice(from, from + count).map(({ title, spec }) => ({
    name: `${title}.svg`,
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(patternSvg(spec)),
  }));
}

/** Returns pictures of the first of these drawings: as many samples as an application needs. */
export function drawnSamples(from: number): Promise<readonly TileFile[]> {
  return Promise.all(
    specs.slice(from, from + 6).map(async ({ title, spec }) => ({
      name: `${title}.webp`,
      mimeType: 'image/webp',
      buffer: Buffer.from(await renderPreview(patternTile(spec), { width: 960, format: 'webp', watermark: false })),
    })),
  );
}
