import { writePsdUint8Array } from 'ag-psd';
import type { Layer } from 'ag-psd';

import type { Artwork } from '../artwork.ts';
import { RESOURCE } from '../containers/image-resources.ts';
import type { ImageResource } from '../containers/image-resources.ts';
import { editPsdResources } from '../containers/psd-resources.ts';
import type { FileMeta } from '../file-meta.ts';
import { PRINT_DENSITY } from '../formats.ts';
import { srgbProfile } from '../srgb-profile.ts';
import { metaResources } from './meta-resources.ts';
import { packChannel } from './pack-bits.ts';
import { packedPicture } from './packed-picture.ts';
import { visibleBox } from './visible-box.ts';

const RGB = 3;
const BITS = 8;
const PACK_BITS = 1;
/** Channel numbers of a PSD layer, with their offset in an RGBA pixel. */
const CHANNELS = [
  { id: -1, channel: 3 },
  { id: 0, channel: 0 },
  { id: 1, channel: 1 },
  { id: 2, channel: 2 },
] as const;

/** Packs one layer immediately, so that at most one layer is held as plain samples. Returns null if it is empty. */
async function packedLayer(artwork: Artwork, index: number): Promise<Layer | null> {
  const samples = await artwork.layerSamples(index, index);
  const box = visibleBox(samples, artwork.pixels);
  const layer = artwork.layers[index];
  if (!box || !layer) return null;
  const channels = CHANNELS.map(({ id, channel }) => ({
    id,
    compression: PACK_BITS,
    data: packChannel({ samples, width: artwork.pixels, channel }, box),
  }));
  return {
    name: layer.name,
    ...box,
    blendMode: layer.isMultiplied ? 'multiply' : 'normal',
    rawData: { colorMode: RGB, bitsPerChannel: BITS, channels, large: false },
  };
}

/** Writes the file with its layers over a black picture. */
function writeLayers({ pixels }: Artwork, children: Layer[]): Buffer {
  const inches = { widthUnit: 'Inches', heightUnit: 'Inches' } as const;
  const perInch = { horizontalResolutionUnit: 'PPI', verticalResolutionUnit: 'PPI' } as const;
  const resolutionInfo = {
    horizontalResolution: PRINT_DENSITY,
    verticalResolution: PRINT_DENSITY,
    ...perInch,
    ...inches,
  };
  const { buffer, byteOffset, byteLength } = writePsdUint8Array(
    {
      width: pixels,
      height: pixels,
      channels: 3,
      bitsPerChannel: BITS,
      colorMode: RGB,
      children,
      imageResources: { resolutionInfo },
    },
    { generateThumbnail: false, noBackground: true },
  );
  return Buffer.from(buffer, byteOffset, byteLength);
}

/**
 * Writes the layered PSD of a pattern: every named, non-empty layer of the drawing, cropped to its bounding box,
 * multiplied where the drawing multiplies; the flattened picture is identical to the PNG. Carries the sRGB profile,
 * which the library does not write, and XMP and IPTC.
 */
export async function writePsd(artwork: Artwork, meta: FileMeta): Promise<Buffer> {
  const children: Layer[] = [];
  for (const index of artwork.layers.keys()) {
    const layer = await packedLayer(artwork, index);
    if (layer) children.push(layer);
  }
  const picture = packedPicture(await artwork.picture(), artwork.pixels);
  const profile = await srgbProfile();
  const edit = (resources: readonly ImageResource[]) => [
    ...resources,
    { id: RESOURCE.iccProfile, data: profile },
    ...metaResources(meta),
  ];
  return editPsdResources(writeLayers(artwork, children), edit, picture);
}
