import { RESOURCE } from '../containers/image-resources.ts';
import type { ImageResource } from '../containers/image-resources.ts';
import { editPsdResources } from '../containers/psd-resources.ts';
import type { FileMeta } from '../file-meta.ts';
import { PRINT_DENSITY } from '../formats.ts';
import { srgbProfile } from '../srgb-profile.ts';
import { metaResources } from './meta-resources.ts';

const MODE_AT = 24;
const RGB = 3;
const PER_INCH = 1;
const INCHES = 1;
/**
 * Resources required by the layers: the active layer, groups, guides, the global light of shadows, the flag that the
 * flattened picture is real, and colors. All others describe the designer's program and computer.
 */
const KEPT = new Set([1024, 1026, 1032, 1037, 1049, 1057, 1069, 1072, RESOURCE.iccProfile]);

/**
 * Writes a designer's layered PSD with layers and picture untouched, but its metadata replaced by that of production
 * files: 300 pixels per inch, title, author, rights. Call it only with files accepted by the intake.
 */
export async function writeLayeredMaster(master: Buffer, meta: FileMeta): Promise<Buffer> {
  const profile = await srgbProfile();
  return editPsdResources(master, (resources) => {
    const kept = resources.filter(({ id }) => KEPT.has(id));
    const isUntagged = kept.every(({ id }) => id !== RESOURCE.iccProfile);
    const isReadAsSrgb = isUntagged && master.readUInt16BE(MODE_AT) === RGB;
    const profiles: ImageResource[] = isReadAsSrgb ? [{ id: RESOURCE.iccProfile, data: profile }] : [];
    return [{ id: RESOURCE.resolution, data: printResolution() }, ...kept, ...profiles, ...metaResources(meta)];
  });
}

/** Returns both densities as 16.16 fixed point, each followed by the display units of density and size. */
function printResolution(): Buffer {
  const data = Buffer.alloc(16);
  for (const at of [0, 8]) {
    data.writeUInt16BE(PRINT_DENSITY, at);
    data.writeUInt16BE(PER_INCH, at + 4);
    data.writeUInt16BE(INCHES, at + 6);
  }
  return data;
}
