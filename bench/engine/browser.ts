import { MOCKUPS, paintSurface, RepeatTexture } from '@halfdrop/patterns/browser';
import { engineSize } from '../../scripts/gates/bundle-budget.mjs';
import type { Bar } from '../report.ts';

const MAX_KILOBYTES = 60;
const SIDE = 640;
const TILE_CM = 29.6;

/** Returns a picture of one tile; its content does not affect the time. */
function texture(): RepeatTexture {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4).map((_, index) => (index * 7919) % 256);
  return new RepeatTexture({ width: SIDE, height: SIDE, data }, 1, 1);
}

function milliseconds(work: () => void): string {
  const startedAt = performance.now();
  work();
  return (performance.now() - startedAt).toFixed(0).padStart(4);
}

/** Prints how long each mock-up takes at 1200 x 1000 pixels, and checks the size of the browser entry. */
export async function run(): Promise<readonly Bar[]> {
  const cloth = texture();
  for (const { slug, surfaces } of MOCKUPS) {
    for (const surface of surfaces) {
      const map = surface.look(1);
      const look = milliseconds(() => surface.look(1));
      const data = new Uint8ClampedArray(map.width * map.height * 4);
      const paint = milliseconds(() => paintSurface({ ...map, data }, map, cloth, TILE_CM));
      console.log(`${slug.padEnd(12)} ${map.width} x ${map.height} px  shape ${look} ms  paint ${paint} ms`);
    }
  }
  const kilobytes = (await engineSize(process.cwd())) / 1024;
  return [
    {
      promise: `browser entry of the engine: at most ${MAX_KILOBYTES} KB brotli`,
      figure: `${kilobytes.toFixed(1)} KB`,
      isMet: kilobytes <= MAX_KILOBYTES,
    },
  ];
}
