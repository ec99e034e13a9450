import { inspectUpload } from '../../../patterns/src/intake/inspect-upload.ts';
import { HOSTILE_DRAWINGS } from '../../../patterns/src/intake/testing/hostile-drawings.ts';
import { HOSTILE_RASTERS } from '../../../patterns/src/intake/testing/hostile-rasters.ts';
import { validRasters, VALID_SVG } from '../../../patterns/src/intake/testing/valid-files.ts';

/** Inspects one hostile file, given by its index in the table, in a fresh process, and prints its memory growth. */
async function measureOne(place: number): Promise<void> {
  const file = [...HOSTILE_DRAWINGS, ...HOSTILE_RASTERS][place];
  if (!file) throw new Error(`The table has no file ${place}`);
  for (const valid of [...Object.values(await validRasters()), Buffer.from(VALID_SVG)]) await inspectUpload(valid);
  const bytes = await file.make();
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  await inspectUpload(bytes);
  const peak = process.resourceUsage().maxRSS * 1024;
  console.log(Math.max(0, peak - Math.max(before, 0)));
}

await measureOne(Number(process.argv[2]));
