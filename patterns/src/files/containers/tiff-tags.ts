const XMP_TAG = 700;
const ENTRY_BYTES = 12;

/**
 * Edits the XMP of a little-endian, single-page TIFF: the new packet is appended so that nothing else moves, and the
 * old one is blanked. Throws an Error on any other file, and if there is no XMP.
 */
export function editTiffXmp(file: Buffer, edit: (xmp: string) => string): Buffer {
  if (file.toString('latin1', 0, 4) !== 'II*\0') throw new Error('The file is no little-endian TIFF');
  const directory = file.readUInt32LE(4);
  const entry = Array.from(
    { length: file.readUInt16LE(directory) },
    (_, index) => directory + 2 + index * ENTRY_BYTES,
  ).find((at) => file.readUInt16LE(at) === XMP_TAG);
  if (entry === undefined) throw new Error('The file has no metadata of a production file');
  const [length, offset] = [file.readUInt32LE(entry + 4), file.readUInt32LE(entry + 8)];
  const packet = Buffer.from(edit(file.toString('utf8', offset, offset + length)), 'utf8');
  // Values start at even offsets (TIFF 6.0, section 2).
  const edited = Buffer.concat([file, Buffer.alloc(file.length % 2), packet]);
  edited.fill(0, offset, offset + length);
  edited.writeUInt32LE(packet.length, entry + 4);
  edited.writeUInt32LE(edited.length - packet.length, entry + 8);
  return edited;
}
