import { ByteView } from './byte-view.ts';
import { readProfile, type ColorModel, type ColorProfile } from './icc-profile.ts';
import type { UploadFacts } from './upload-facts.ts';

const SECTIONS_AT = 26;
const RESOLUTION_RESOURCE = 1005;
const PROFILE_RESOURCE = 1039;
/** Color modes of the Photoshop File Formats Specification. */
const MODELS = new Map<number, ColorModel>([
  [1, 'grey'],
  [2, 'indexed'],
  [3, 'rgb'],
  [4, 'cmyk'],
]);

/** Reads the header, the image resources and the count of layers of a PSD. */
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
    layers: layerBytes < 6 || view.u32(layersAt + 4) < 2 ? 0 : Math.abs(view.i16(layersAt + 8)),
  };
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
    // 16.16 fixed point, in pixels an inch whatever unit it is shown in.
    if (id === RESOLUTION_RESOURCE) dpi = view.u32(lengthAt + 4) / 65_536;
    at = lengthAt + 4 + length + (length % 2);
  }
  return { profile, dpi };
}
