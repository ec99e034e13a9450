import { readImageResources, writeImageResources } from './image-resources.ts';
import type { ImageResource } from './image-resources.ts';

/** Length of the file header; the length of the color mode data follows it. */
const HEADER_LENGTH = 26;

/**
 * A PSD with other image resources; layers and picture are taken over as they are. Throws an Error if the file is no
 * PSD with plain image resources.
 */
export function editPsdResources(
  file: Buffer,
  edit: (resources: readonly ImageResource[]) => readonly ImageResource[],
): Buffer {
  if (file.toString('latin1', 0, 4) !== '8BPS') throw new Error('The file is no PSD');
  const lengthAt = HEADER_LENGTH + 4 + file.readUInt32BE(HEADER_LENGTH);
  const start = lengthAt + 4;
  const end = start + file.readUInt32BE(lengthAt);
  const resources = writeImageResources(edit(readImageResources(file.subarray(start, end))));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(resources.length);
  return Buffer.concat([file.subarray(0, lengthAt), length, resources, file.subarray(end)]);
}
