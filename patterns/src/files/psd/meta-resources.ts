import { RESOURCE } from '../containers/image-resources.ts';
import type { ImageResource } from '../containers/image-resources.ts';
import type { FileMeta } from '../file-meta.ts';
import { iptcBlock } from '../iptc.ts';
import { xmpPacket } from '../xmp.ts';

/** Returns the image resources that hold the metadata of a pattern. */
export function metaResources(meta: FileMeta): ImageResource[] {
  return [
    { id: RESOURCE.iptc, data: iptcBlock(meta) },
    { id: RESOURCE.copyrightFlag, data: Buffer.from([1]) },
    { id: RESOURCE.url, data: Buffer.from(meta.url, 'latin1') },
    { id: RESOURCE.xmp, data: Buffer.from(xmpPacket(meta, 'psd'), 'utf8') },
  ];
}
