import { Refusal } from '../../intake/upload-result.ts';
import { ByteView } from './byte-view.ts';
import { readProfile, SRGB, type ColorModel, type ColorProfile } from './icc-profile.ts';
import { inflated } from './inflate.ts';
import { refuseBytesAfter } from './trailing-bytes.ts';
import type { UploadFacts } from './upload-facts.ts';

const SIGNATURE_BYTES = 8;
const INCHES_PER_METER = 39.3701;
/** Color types of ISO/IEC 15948, table 11.1. */
const MODELS = new Map<number, ColorModel>([
  [0, 'grey'],
  [2, 'rgb'],
  [3, 'indexed'],
  [4, 'grey'],
  [6, 'rgb'],
]);

/** Reads the chunks of a PNG without unpacking its pixels. */
export async function readPngFacts(bytes: Uint8Array): Promise<UploadFacts> {
  const view = new ByteView(bytes);
  const chunks = chunksOf(view);
  const header = chunks.get('IHDR');
  if (header === undefined) throw malformed();
  const colorModel = MODELS.get(view.u8(header.at + 9));
  if (colorModel === undefined) throw malformed();
  const density = chunks.get('pHYs');
  const isMetric = density !== undefined && view.u8(density.at + 8) === 1;
  return {
    kind: 'png',
    bytes: bytes.length,
    size: { width: view.u32(header.at), height: view.u32(header.at + 4) },
    bitDepth: colorModel === 'indexed' ? 8 : view.u8(header.at + 8),
    colorModel,
    profile: await profileOf(view, chunks),
    dpi: isMetric ? view.u32(density.at) / INCHES_PER_METER : null,
    layers: 0,
  };
}

interface Chunk {
  readonly at: number;
  readonly length: number;
}

/**
 * Returns the first chunk of each type. The end chunk must exist, with nothing after it: otherwise the file was
 * truncated.
 */
function chunksOf(view: ByteView): ReadonlyMap<string, Chunk> {
  const chunks = new Map<string, Chunk>();
  let at = SIGNATURE_BYTES;
  while (!chunks.has('IEND')) {
    const length = view.u32(at);
    const type = view.text(at + 4, 4);
    view.slice(at + 8, length + 4);
    if (!chunks.has(type)) chunks.set(type, { at: at + 8, length });
    at += length + 12;
  }
  refuseBytesAfter(view.bytes, at);
  return chunks;
}

async function profileOf(view: ByteView, chunks: ReadonlyMap<string, Chunk>): Promise<ColorProfile | null> {
  const chunk = chunks.get('iCCP');
  if (chunk === undefined) return chunks.has('sRGB') ? SRGB : null;
  const data = view.slice(chunk.at, chunk.length);
  const packed = data.subarray(data.indexOf(0) + 2);
  const unpacked = await inflated(packed);
  return unpacked === null ? { space: 'broken', model: 'other' } : readProfile(unpacked);
}

function malformed(): Refusal {
  return new Refusal('malformed', 'The file is no well-formed PNG.');
}
