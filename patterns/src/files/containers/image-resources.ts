/** IDs of the Photoshop image resources in production files. */
export const RESOURCE = {
  resolution: 1005,
  iptc: 1028,
  copyrightFlag: 1034,
  url: 1035,
  iccProfile: 1039,
  xmp: 1060,
} as const;

/** A Photoshop image resource; production files leave its name empty, and names are ignored when reading. */
export type ImageResource = { readonly id: number; readonly data: Buffer };

const SIGNATURE = '8BIM';
/** Other signatures written by Adobe programs. */
const SIGNATURES = new Set([SIGNATURE, 'MeSa', 'AgHg', 'PHUT', 'DCSR']);
/** Signature, ID, empty name and length. */
const HEAD_LENGTH = 12;

const padding = (length: number): number => length % 2;

/** Reads a block of image resources (Adobe Photoshop file formats, "Image resources section"). */
export function readImageResources(block: Buffer): ImageResource[] {
  const resources: ImageResource[] = [];
  let offset = 0;
  while (offset < block.length) {
    if (!SIGNATURES.has(block.toString('latin1', offset, offset + 4)))
      throw new Error('The image resources are not those of a Photoshop file');
    const nameLength = block.readUInt8(offset + 6) + 1;
    const lengthAt = offset + 6 + nameLength + padding(nameLength);
    const length = block.readUInt32BE(lengthAt);
    const start = lengthAt + 4;
    resources.push({ id: block.readUInt16BE(offset + 4), data: block.subarray(start, start + length) });
    offset = start + length + padding(length);
  }
  return resources;
}

/** Serializes a block of image resources, in the given order. */
export function writeImageResources(resources: readonly ImageResource[]): Buffer {
  return Buffer.concat(
    resources.flatMap(({ id, data }) => {
      const head = Buffer.alloc(HEAD_LENGTH);
      head.write(SIGNATURE, 'latin1');
      head.writeUInt16BE(id, 4);
      head.writeUInt32BE(data.length, 8);
      return [head, data, Buffer.alloc(padding(data.length))];
    }),
  );
}
