import { Refusal } from '../../intake/upload-result.ts';
import { ByteView } from './byte-view.ts';
import { readProfile, type ColorModel } from './icc-profile.ts';
import type { UploadFacts } from './upload-facts.ts';

const ENTRY_BYTES = 12;
const SHORT = 3;
const TAG = {
  width: 256,
  height: 257,
  bits: 258,
  photometric: 262,
  xResolution: 282,
  unit: 296,
  profile: 34675,
} as const;
const CENTIMETERS = 3;
/** Photometric interpretations of TIFF 6.0, section 8: readers return YCbCr of an embedded JPEG as RGB. */
const MODELS = new Map<number, ColorModel>([
  [0, 'grey'],
  [1, 'grey'],
  [2, 'rgb'],
  [3, 'indexed'],
  [5, 'cmyk'],
  [6, 'rgb'],
]);

interface Field {
  readonly type: number;
  readonly count: number;
  /** Offset of the value if it fits in four bytes, or otherwise of the field that holds its offset. */
  readonly at: number;
}

/** Reads the first directory of a TIFF 6.0. */
export function readTiffFacts(bytes: Uint8Array): UploadFacts {
  const view = new ByteView(bytes, bytes[0] === 0x49 ? 'little' : 'big');
  const fields = fieldsOf(view);
  const bits = fields.get(TAG.bits);
  const profile = fields.get(TAG.profile);
  return {
    kind: 'tiff',
    bytes: bytes.length,
    size: { width: required(view, fields, TAG.width), height: required(view, fields, TAG.height) },
    bitDepth: bits === undefined ? 1 : view.u16(bits.count > 2 ? view.u32(bits.at) : bits.at),
    colorModel: MODELS.get(required(view, fields, TAG.photometric)) ?? 'other',
    profile: profile === undefined ? null : readProfile(view.slice(view.u32(profile.at), profile.count)),
    dpi: densityOf(view, fields),
    layers: 0,
  };
}

/** Returns the pixels per inch given in the first directory of a TIFF, the format of Exif; null if there are none. */
export function readTiffDensity(bytes: Uint8Array): number | null {
  const view = new ByteView(bytes, bytes[0] === 0x49 ? 'little' : 'big');
  return densityOf(view, fieldsOf(view));
}

function fieldsOf(view: ByteView): ReadonlyMap<number, Field> {
  const folder = view.u32(4);
  const fields = new Map<number, Field>();
  for (let index = 0; index < view.u16(folder); index += 1) {
    const at = folder + 2 + index * ENTRY_BYTES;
    fields.set(view.u16(at), { type: view.u16(at + 2), count: view.u32(at + 4), at: at + 8 });
  }
  return fields;
}

function required(view: ByteView, fields: ReadonlyMap<number, Field>, tag: number): number {
  const field = fields.get(tag);
  if (field === undefined) throw new Refusal('malformed', 'The file is no well-formed TIFF.');
  return field.type === SHORT ? view.u16(field.at) : view.u32(field.at);
}

function densityOf(view: ByteView, fields: ReadonlyMap<number, Field>): number | null {
  const field = fields.get(TAG.xResolution);
  if (field === undefined) return null;
  const at = view.u32(field.at);
  const divisor = view.u32(at + 4);
  if (divisor === 0) return null;
  const density = view.u32(at) / divisor;
  const unit = fields.get(TAG.unit);
  return unit !== undefined && view.u16(unit.at) === CENTIMETERS ? density * 2.54 : density;
}
