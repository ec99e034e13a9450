import {
  preflight,
  type PreflightClaim,
  type PreflightReport,
  readFacts,
  Refusal,
  refusedReport,
  TILE_LIMITS,
  type TilePixels,
  type UploadFacts,
} from '@halfdrop/patterns/browser';

/** Result of a preflight check in the browser. */
export interface FileCheck {
  readonly report: PreflightReport;
  /** False if only metadata was checked; the server, which can decode every format, then checks the pixels. */
  readonly isComplete: boolean;
}

/** Decodes a file to pixels; rejects if it cannot. */
export type DecodeTile = (file: Blob) => Promise<TilePixels>;

/**
 * Checks a file by its content. Only files that every decoder decodes alike are decoded here: 8-bit images in sRGB.
 * Formats that a browser cannot decode (TIFF, PSD), would render differently from the server (SVG) or would convert
 * differently (other color spaces, 16 bits) are checked by their metadata, and the server does the rest. A file that
 * breaks the browser's decoder is left to the server, too, which can say why.
 */
export async function checkFile(file: Blob, claim: PreflightClaim, decode: DecodeTile): Promise<FileCheck> {
  try {
    const facts = await readFacts(new Uint8Array(await file.arrayBuffer()));
    const pixels = hasSamePixels(facts) && isWithinLimits(facts) ? await decodedOrNull(file, decode) : null;
    return { report: await preflight({ facts, pixels }, claim), isComplete: pixels !== null };
  } catch (error) {
    if (error instanceof Refusal) return { report: refusedReport(error), isComplete: true };
    throw error;
  }
}

function hasSamePixels({ kind, bitDepth, colorModel, profile }: UploadFacts): boolean {
  const isDecoded = kind === 'png' || kind === 'jpeg' || kind === 'webp';
  const isPlain = bitDepth === 8 && (colorModel === 'rgb' || colorModel === 'grey' || colorModel === 'indexed');
  return isDecoded && isPlain && (profile === null || profile.space === 'srgb');
}

function isWithinLimits({ bytes, size }: UploadFacts): boolean {
  const { mostSide } = TILE_LIMITS;
  return bytes <= TILE_LIMITS.bytes && size !== null && Math.max(size.width, size.height) <= mostSide;
}

async function decodedOrNull(file: Blob, decode: DecodeTile): Promise<TilePixels | null> {
  try {
    return await decode(file);
  } catch (cause) {
    console.info('The file was not decoded here.', cause);
    return null;
  }
}
