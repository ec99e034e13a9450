import { crc32 } from 'node:zlib';

/** A chunk before the picture data of a PNG. */
export type PngChunk = { readonly type: string; readonly data: Buffer };

/** Type of the international text chunk. */
export const TEXT_CHUNK = 'iTXt';

/** The start of an uncompressed text chunk that holds XMP (XMP part 3, 1.1.5). */
export const XMP_KEYWORD = Buffer.from('XML:com.adobe.xmp\0\0\0\0\0', 'latin1');

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** Length, type and checksum around the data. */
const FRAME_LENGTH = 12;

function chunkBytes({ type, data }: PngChunk): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** Replaces the chunks before the picture data of a PNG, which is kept as is. Throws an Error if it is not a PNG. */
export function editPngChunks(file: Buffer, edit: (chunks: readonly PngChunk[]) => readonly PngChunk[]): Buffer {
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) throw new Error('The file is no PNG');
  const chunks: PngChunk[] = [];
  let offset = SIGNATURE.length;
  for (;;) {
    const length = file.readUInt32BE(offset);
    const type = file.toString('latin1', offset + 4, offset + 8);
    if (type === 'IDAT') break;
    chunks.push({ type, data: file.subarray(offset + 8, offset + 8 + length) });
    offset += FRAME_LENGTH + length;
  }
  return Buffer.concat([SIGNATURE, ...edit(chunks).map(chunkBytes), file.subarray(offset)]);
}
