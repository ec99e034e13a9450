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

/** What preflight found in the browser. */
export interface FileCheck {
  readonly report: PreflightReport;
  /** False when only the facts were checked: the server, which has readers for every kind, looks at the pixels. */
  readonly isComplete: boolean;
}

/** Decodes a file to its pixels; rejects when it can not. */
export type DecodeTile = (file: Blob) => Promise<TilePixels>;

/**
 * Checks a file by its content. Only what every decoder gives the same pixels of is decoded here: pictures of 8 bits in
 * sRGB. What a browser can not decode (TIFF, PSD), would draw otherwise than the server (SVG) or convert otherwise
 * (other color spaces, 16 bits) is checked by its facts, and the rest on the server. A file that breaks the decoder of a
 * browser is left to the server, too, which knows why.
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
