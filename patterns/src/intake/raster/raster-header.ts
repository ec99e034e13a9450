import type { IntakeLimits } from '../limits.ts';
import { Refusal } from '../upload-result.ts';

/** Facts from the structure of a raster file, before any pixel is decoded. */
export interface RasterHeader {
  readonly width: number;
  readonly height: number;
  /** Bytes per decoded pixel. */
  readonly pixelBytes: number;
  /** Whether its decoder holds the whole picture at once. */
  readonly isHeld: boolean;
}

/** Refuses sides, areas, proportions and unpacked sizes beyond the limits. `packed` is the size of the file. */
export function refuseAbsurdRaster(header: RasterHeader, packed: number, limits: IntakeLimits): void {
  const { width, height, pixelBytes, isHeld } = header;
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  if (shorter < 1) throw new Refusal('absurd-size', 'The picture has no area.');
  if (longer > limits.side) throw new Refusal('absurd-size', `A side may have ${limits.side} px at most.`);
  if (longer / shorter > limits.proportion)
    throw new Refusal('absurd-size', `The longer side may be ${limits.proportion} times the shorter at most.`);
  if (width * height > (isHeld ? limits.heldPixels : limits.pixels))
    throw new Refusal('absurd-size', 'The picture has too many pixels for its format.');
  const unpacked = width * height * pixelBytes;
  if (unpacked > limits.unpackedFree && unpacked > packed * limits.unpackedRatio)
    throw new Refusal('decompression-bomb', 'The picture unpacks to far more than its file gives reason for.');
}
