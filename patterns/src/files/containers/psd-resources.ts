import { readImageResources, writeImageResources } from './image-resources.ts';
import type { ImageResource } from './image-resources.ts';

/** Length of the file header; the length field of the color mode data follows it. */
const HEADER_LENGTH = 26;

/** Length-prefixed sections between the header and the picture: color mode, image resources, layers. */
const SECTIONS = 3;
const LENGTH_BYTES = 4;

/** Returns the offset of the flattened picture, the last part of a PSD. */
export function psdPictureStart(file: Buffer): number {
  let at = HEADER_LENGTH;
  for (let section = 0; section < SECTIONS; section += 1) at += LENGTH_BYTES + file.readUInt32BE(at);
  return at;
}

/**
 * Replaces the image resources of a PSD and, optionally, its picture; everything else is kept as is. Throws an Error if
 * the file is not a PSD with plain image resources.
 */
export function editPsdResources(
  file: Buffer,
  edit: (resources: readonly ImageResource[]) => readonly ImageResource[],
  picture?: Buffer,
): Buffer {
  if (file.toString('latin1', 0, 4) !== '8BPS') throw new Error('The file is no PSD');
  const lengthAt = HEADER_LENGTH + 4 + file.readUInt32BE(HEADER_LENGTH);
  const start = lengthAt + 4;
  const end = start + file.readUInt32BE(lengthAt);
  const resources = writeImageResources(edit(readImageResources(file.subarray(start, end))));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(resources.length);
  const pictureStart = psdPictureStart(file);
  return Buffer.concat([
    file.subarray(0, lengthAt),
    length,
    resources,
    file.subarray(end, pictureStart),
    picture ?? file.subarray(pictureStart),
  ]);
}
