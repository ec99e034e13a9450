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
 * What the layers need: which one is chosen, how they are grouped, guides, where the light of shadows stands, that the
 * flattened picture is real, and colors. Everything else tells of a designer's program and computer.
 */
const KEPT = new Set([1024, 1026, 1032, 1037, 1049, 1057, 1069, 1072, RESOURCE.iccProfile]);

/**
 * A layered PSD as its designer made it, layers and picture untouched, with what production files say of themselves in the
 * place of what it said: 300 pixels an inch, title, author, rights. Call it with what the intake has taken.
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

/** Both densities as 16.16 fixed point, each followed by the units that it and its side are shown in. */
function printResolution(): Buffer {
  const data = Buffer.alloc(16);
  for (const at of [0, 8]) {
    data.writeUInt16BE(PRINT_DENSITY, at);
    data.writeUInt16BE(PER_INCH, at + 4);
    data.writeUInt16BE(INCHES, at + 6);
  }
  return data;
}
