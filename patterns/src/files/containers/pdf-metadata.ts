import { createHash } from 'node:crypto';

/** Number of trailing bytes searched for the offset of the cross-reference table. */
const TAIL_LENGTH = 64;
const STREAM = /^(\d+ 0 obj\n<< \/Type \/Metadata \/Subtype \/XML \/Length )(\d+)( >>\nstream\n)/;

/** Returns a metadata stream object, uncompressed so that any XMP reader can find it. */
function metadataObject(head: string, tail: string, packet: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${head}${packet.length}${tail}`), packet, Buffer.from('\nendstream\nendobj\n')]);
}

/**
 * Replaces the XMP packet of a PDF written by this package. The writer puts the metadata last, so that no other offset
 * in the cross-reference table changes. The second half of the file identifier depends on the packet (ISO 32000-1,
 * 14.4). Throws an Error on any other PDF.
 */
export function editPdfMetadata(file: Buffer, edit: (packet: string) => string): Buffer {
  const tail = /startxref\n(\d+)\n%%EOF\n$/.exec(file.toString('latin1', file.length - TAIL_LENGTH));
  const table = file.toString('latin1', Number(tail?.[1] ?? file.length));
  const start = Number(table.match(/\d{10}(?= 00000 n)/g)?.at(-1) ?? file.length);
  const stream = STREAM.exec(file.toString('latin1', start, start + 128));
  if (!tail || !stream) throw new Error('The PDF does not end with the metadata of a production file');
  const [all, head = '', length = '', opening = ''] = stream;
  const from = start + all.length;
  const packet = Buffer.from(edit(file.toString('utf8', from, from + Number(length))), 'utf8');
  const object = metadataObject(head, opening, packet);
  const identifier = createHash('sha256').update(packet).digest('hex').slice(0, 32);
  const moved = table
    .replace(/(\/ID \[<[0-9a-f]{32}> <)[0-9a-f]{32}/, (_, kept: string) => `${kept}${identifier}`)
    .replace(/startxref\n\d+/, `startxref\n${start + object.length}`);
  return Buffer.concat([file.subarray(0, start), object, Buffer.from(moved, 'latin1')]);
}
