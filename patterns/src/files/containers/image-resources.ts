/** Numbers of the Photoshop image resources that production files carry. */
export const RESOURCE = { iptc: 1028, copyrightFlag: 1034, url: 1035, iccProfile: 1039, xmp: 1060 } as const;

/** One Photoshop image resource; production files leave their names empty. */
export type ImageResource = { readonly id: number; readonly data: Buffer };

const SIGNATURE = '8BIM';
/** Signature, number, empty name and length. */
const HEAD_LENGTH = 12;

const padding = (length: number): number => length % 2;

/** Reads a block of image resources (Adobe Photoshop file formats, "Image resources section"). */
export function readImageResources(block: Buffer): ImageResource[] {
  const resources: ImageResource[] = [];
  let offset = 0;
  while (offset < block.length) {
    const isKnown = block.toString('latin1', offset, offset + 4) === SIGNATURE && block.readUInt16BE(offset + 6) === 0;
    if (!isKnown) throw new Error('The image resources are not those of a production file');
    const length = block.readUInt32BE(offset + 8);
    const start = offset + HEAD_LENGTH;
    resources.push({ id: block.readUInt16BE(offset + 4), data: block.subarray(start, start + length) });
    offset = start + length + padding(length);
  }
  return resources;
}

/** The bytes of a block of image resources, in the order given. */
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
