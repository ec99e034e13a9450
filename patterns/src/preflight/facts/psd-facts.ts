import { Refusal } from '../../intake/upload-result.ts';
import { ByteView } from './byte-view.ts';
import { readProfile, type ColorModel, type ColorProfile } from './icc-profile.ts';
import type { UploadFacts } from './upload-facts.ts';

const SECTIONS_AT = 26;
const RESOLUTION_RESOURCE = 1005;
const PROFILE_RESOURCE = 1039;
const VERSION_RESOURCE = 1057;
/** Color modes of the Photoshop File Formats Specification. */
const MODELS = new Map<number, ColorModel>([
  [1, 'grey'],
  [2, 'indexed'],
  [3, 'rgb'],
  [4, 'cmyk'],
]);

/**
 * Reads the header, the image resources and the layer count of a PSD. Throws a Refusal if the flattened picture was not
 * saved: it is blank then.
 */
export function readPsdFacts(bytes: Uint8Array): UploadFacts {
  const view = new ByteView(bytes);
  const resourcesAt = SECTIONS_AT + 4 + view.u32(SECTIONS_AT);
  const layersAt = resourcesAt + 4 + view.u32(resourcesAt);
  const layerBytes = view.u32(layersAt);
  view.slice(layersAt + 4, layerBytes);
  return {
    kind: 'psd',
    bytes: bytes.length,
    size: { width: view.u32(18), height: view.u32(14) },
    bitDepth: view.u16(22),
    colorModel: MODELS.get(view.u16(24)) ?? 'other',
    ...resourcesOf(view, resourcesAt + 4, layersAt),
    layers: layersIn(view, layersAt + 4, layerBytes),
  };
}

/** Returns the layer count; 16-bit layers are in a block after the regular, then empty, layer section. */
function layersIn(view: ByteView, from: number, length: number): number {
  if (length < 6) return 0;
  const infoBytes = view.u32(from);
  if (infoBytes >= 2) return Math.abs(view.i16(from + 4));
  const end = from + length;
  const masksAt = from + 4 + infoBytes;
  if (masksAt + 4 > end) return 0;
  for (let at = masksAt + 4 + view.u32(masksAt); at + 14 <= end;) {
    const key = view.text(at + 4, 4);
    if (key === 'Lr16' || key === 'Layr') return Math.abs(view.i16(at + 12));
    at += 12 + view.u32(at + 8);
    for (let padding = 0; padding < 3 && at < end && view.u8(at) === 0; padding += 1) at += 1;
  }
  return 0;
}

function resourcesOf(view: ByteView, from: number, end: number): { profile: ColorProfile | null; dpi: number | null } {
  let profile: ColorProfile | null = null;
  let dpi: number | null = null;
  for (let at = from; at < end;) {
    const id = view.u16(at + 4);
    const nameBytes = view.u8(at + 6);
    const lengthAt = at + 7 + nameBytes + ((nameBytes + 1) % 2);
    const length = view.u32(lengthAt);
    if (id === PROFILE_RESOURCE) profile = readProfile(view.slice(lengthAt + 4, length));
    if (id === VERSION_RESOURCE && view.u8(lengthAt + 8) === 0)
      throw new Refusal('no-composite', 'The PSD was saved without its flattened picture.');
    // 16.16 fixed point, in pixels per inch whatever the display unit.
    if (id === RESOLUTION_RESOURCE) dpi = view.u32(lengthAt + 4) / 65_536;
    at = lengthAt + 4 + length + (length % 2);
  }
  return { profile, dpi };
}
