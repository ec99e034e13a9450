import { Budget } from './budget.ts';
import { refuseArchive, refuseSecondFile } from './foreign-content.ts';
import { DEFAULT_INTAKE_LIMITS, type IntakeLimits } from './limits.ts';
import { readPdfDrawing } from './pdf/pdf-drawing.ts';
import { checkRaster, proveDecodes, proveHeader, type CheckedRaster } from './raster/decode.ts';
import { normalizePixels, type UploadPicture } from './raster/normalize.ts';
import { sniffKind } from './sniff.ts';
import { normalizeSvg } from './svg/normalize-svg.ts';
import { proveDraws } from './svg/trial-render.ts';
import {
  Refusal,
  type AcceptedUpload,
  type RefusedUpload,
  type UploadKind,
  type UploadResult,
} from './upload-result.ts';

/** An accepted raster, with its pixels. */
export interface AcceptedPicture extends AcceptedUpload {
  readonly picture: UploadPicture;
}

/**
 * Determines the type of an upload from its content and whether it is accepted; problems are reported in the result,
 * and nothing is thrown. The work on a file's structure is bounded by `IntakeLimits.steps`, and memory by a few times
 * the file size. Decoding and rendering are done by native libraries, whose time and memory are bounded only by ending
 * their process: pass untrusted files to `inspectInProcess`.
 */
export async function inspectUpload(bytes: Uint8Array, limits: Partial<IntakeLimits> = {}): Promise<UploadResult> {
  return evaluated(limits, async (budget) => {
    const { kind, raster, drawing } = checkStructure(bytes, budget);
    if (drawing !== null) {
      await proveDraws(drawing);
      return { kind, width: drawing.width, height: drawing.height, svg: drawing.svg };
    }
    const size = await proveHeader(raster, budget);
    await proveDecodes(raster, budget);
    return { kind, ...size, svg: null };
  });
}

/**
 * Inspects a raster as `inspectUpload` does and returns its pixels, free of metadata: 8-bit sRGB. Drawings are refused
 * as `unsupported`: their safe form is the `svg` of their result. The same bounds and advice apply.
 */
export async function normalizeRaster(
  bytes: Uint8Array,
  limits: Partial<IntakeLimits> = {},
): Promise<AcceptedPicture | RefusedUpload> {
  return evaluated(limits, async (budget) => {
    const { kind, raster } = checkStructure(bytes, budget);
    if (raster === null) throw new Refusal('unsupported', 'A drawing has no pixels.');
    await proveHeader(raster, budget);
    const picture = await normalizePixels(raster, budget);
    return { kind, width: picture.width, height: picture.height, svg: null, picture };
  });
}

/** An upload whose structure was checked, before it is decoded or rendered. */
export type Structure =
  | { readonly kind: UploadKind; readonly raster: CheckedRaster; readonly drawing: null }
  | { readonly kind: UploadKind; readonly raster: null; readonly drawing: ReturnType<typeof normalizeSvg> };

/** Performs all checks that need no native library. Throws a Refusal. */
export function checkStructure(upload: Uint8Array, budget: Budget): Structure {
  const bytes = Buffer.from(upload.buffer, upload.byteOffset, upload.length);
  const { rasterBytes } = budget.limits;
  if (bytes.length === 0) throw new Refusal('empty', 'The file is empty.');
  if (bytes.length > rasterBytes) throw new Refusal('too-large', `A file may have ${rasterBytes} bytes at most.`);
  const kind = sniffKind(bytes);
  if (kind === 'svg') return { kind, raster: null, drawing: normalizeSvg(bytes, budget) };
  if (kind === 'pdf') {
    refuseArchive(bytes, budget);
    return { kind, raster: null, drawing: readPdfDrawing(bytes, budget) };
  }
  refuseSecondFile(bytes, budget);
  return { kind, raster: checkRaster(bytes, kind, budget), drawing: null };
}

/** Runs an inspection and converts a thrown Refusal into its result. */
export async function evaluated<Found extends Omit<AcceptedUpload, 'isAccepted' | 'steps'>>(
  limits: Partial<IntakeLimits>,
  inspect: (budget: Budget) => Promise<Found>,
): Promise<(Found & Pick<AcceptedUpload, 'isAccepted' | 'steps'>) | RefusedUpload> {
  const budget = new Budget({ ...DEFAULT_INTAKE_LIMITS, ...limits });
  try {
    const found = await inspect(budget);
    return { ...found, isAccepted: true, steps: Math.round(budget.steps) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { isAccepted: false, reason: error.reason, detail: error.message, steps: Math.round(budget.steps) };
  }
}
