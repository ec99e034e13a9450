import { createHash } from 'node:crypto';

import type { RepeatLayout } from '../../core/lattice.ts';
import { TILE_SIZE } from '../../core/tile.ts';
import type { PatternSpec } from '../../pattern.ts';
import { checkSeam } from '../../seam/check-seam.ts';
import type { SeamVerdict } from '../../seam/check-seam.ts';
import { Artwork } from '../artwork.ts';
import type { FileMeta } from '../file-meta.ts';
import { PRINT_DENSITY, PRODUCTION_PIXELS } from '../formats.ts';
import type { FileForm, ProductionFormat } from '../formats.ts';
import { thinnestLine } from './thinnest-line.ts';

/** One file of a bundle as its receiver can check it. */
export type FileFacts = {
  readonly format: ProductionFormat;
  readonly form: FileForm;
  readonly byteLength: number;
  /** SHA-256 of the bytes, in lower-case hex. */
  readonly sha256: string;
};

/** What a print shop wants to know of a bundle before it prints. */
export type PrintReadiness = {
  readonly title: string;
  readonly assetId: string;
  /** How the tile repeats. */
  readonly layout: RepeatLayout;
  /** Edge of a tile in the bitmaps in pixels. */
  readonly pixels: number;
  /** Pixels an inch. */
  readonly density: number;
  /** Printed edge of one tile. */
  readonly centimetres: number;
  readonly inches: number;
  readonly colourSpace: string;
  /** Names of the layers of PSD, PDF, AI and SVG, lowest first. */
  readonly layers: readonly string[];
  /** Fonts that the files need. There is no text in any of them. */
  readonly fonts: readonly string[];
  /** Layers that are translucent or multiplied. In the EPS, which has no transparency, they are a picture at 300 dpi. */
  readonly translucentLayers: readonly string[];
  /** Width in print of the thinnest stroked line; null if nothing is stroked. */
  readonly thinnestLineMillimetres: number | null;
  readonly seam: {
    readonly verdict: SeamVerdict;
    /** From 0, seamless, to 1, surely broken. */
    readonly score: number;
  };
  readonly files: readonly FileFacts[];
};

const CENTIMETRES_PER_INCH = 2.54;
const MILLIMETRES_PER_INCH = 25.4;

/** What a receiver can check of a file. */
export function fileFacts({
  format,
  form,
  bytes,
}: Omit<FileFacts, 'byteLength' | 'sha256'> & { bytes: Uint8Array }): FileFacts {
  return { format, form, byteLength: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/**
 * The print-readiness report of the given files of a pattern. Draws the tile at full size and checks its seam, which
 * takes a second or two of CPU: call it away from threads that answer requests. `pixels` is the edge of the bitmaps in
 * the files. The same input gives the same report. Throws RangeError if the spec names an unknown family, variant or
 * palette.
 */
export async function printReadiness(
  spec: PatternSpec,
  meta: FileMeta,
  files: readonly FileFacts[],
  pixels: number = PRODUCTION_PIXELS,
): Promise<PrintReadiness> {
  const artwork = new Artwork(spec, pixels);
  const layout = spec.repeat ?? 'block';
  const inches = pixels / PRINT_DENSITY;
  const { verdict, score } = checkSeam({ pixels: await artwork.picture(), width: pixels, height: pixels }, layout);
  const line = thinnestLine(artwork.root);
  return {
    title: meta.title,
    assetId: meta.assetId,
    layout,
    pixels,
    density: PRINT_DENSITY,
    centimetres: inches * CENTIMETRES_PER_INCH,
    inches,
    colourSpace: 'sRGB (IEC 61966-2-1)',
    layers: artwork.layers.map(({ name }) => name),
    fonts: [],
    translucentLayers: artwork.layers.filter(({ isTranslucent }) => isTranslucent).map(({ name }) => name),
    thinnestLineMillimetres: line === null ? null : (line / TILE_SIZE) * inches * MILLIMETRES_PER_INCH,
    seam: { verdict, score },
    files,
  };
}
