import { crc32, deflateSync } from 'node:zlib';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A gray tile with this many pixels per side, stored without compression, has 20 MB. */
const SIDE = 4500;
const PERIOD = 450;
const WAVE = Array.from({ length: PERIOD }, (_each, index) => Math.sin((2 * Math.PI * index) / PERIOD));

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'ascii'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
}

/** Returns a tile of waves that repeats as a plain block; no two are alike. */
function waves(seed: number): Buffer {
  const rows = Buffer.alloc(SIDE * (SIDE + 1));
  for (let y = 0; y < SIDE; y += 1) {
    const down = WAVE[(y * (1 + (seed % 3))) % PERIOD] ?? 0;
    for (let x = 0; x < SIDE; x += 1) {
      const across = WAVE[(x + seed * 7) % PERIOD] ?? 0;
      rows[y * (SIDE + 1) + x + 1] = Math.round(128 + 60 * across * down + 40 * across);
    }
  }
  return rows;
}

/** Writes 20 MB files that pass the browser's check; returns their paths. */
export async function writeTiles(folder: string, count: number): Promise<readonly string[]> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(SIDE, 0);
  head.writeUInt32BE(SIDE, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const files: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const file = path.join(folder, `waves-${index}.png`);
    const data = deflateSync(waves(index), { level: 0 });
    const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
    await writeFile(
      file,
      Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]),
    );
    files.push(file);
  }
  return files;
}
