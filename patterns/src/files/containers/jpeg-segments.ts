/** A segment before the picture data of a JPEG: its marker without the 0xff, and the payload after its length. */
export type JpegSegment = { readonly marker: number; readonly payload: Buffer };

/** Markers of the segments that carry metadata. */
export const APP1 = 0xe1;
export const APP13 = 0xed;

/** The first bytes of an APP1 segment that holds XMP (XMP part 3, 1.1.3). */
export const XMP_SIGNATURE = Buffer.from('http://ns.adobe.com/xap/1.0/\0', 'latin1');
/** The first bytes of an APP13 segment that holds Photoshop image resources. */
export const PHOTOSHOP_SIGNATURE = Buffer.from('Photoshop 3.0\0', 'latin1');

const START_OF_SCAN = 0xda;
const MAX_BYTES = 0xffff - 2;

/** Returns whether a segment has the given marker and signature. */
export function isSegment({ marker, payload }: JpegSegment, wanted: number, signature: Buffer): boolean {
  return marker === wanted && payload.subarray(0, signature.length).equals(signature);
}

function segmentBytes({ marker, payload }: JpegSegment): Buffer {
  if (payload.length > MAX_BYTES) throw new Error('The metadata is too long for a JPEG segment');
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(payload.length + 2, 2);
  return Buffer.concat([head, payload]);
}

/**
 * Replaces the segments before the picture data of a JPEG, which is kept as is. Throws an Error if the file is not a
 * JPEG or a segment would be too long.
 */
export function editJpegSegments(
  file: Buffer,
  edit: (segments: readonly JpegSegment[]) => readonly JpegSegment[],
): Buffer {
  if (file.readUInt16BE(0) !== 0xffd8) throw new Error('The file is no JPEG');
  const segments: JpegSegment[] = [];
  let offset = 2;
  while (file[offset + 1] !== START_OF_SCAN) {
    if (file[offset] !== 0xff) throw new Error('The JPEG has bytes between its segments');
    const end = offset + 2 + file.readUInt16BE(offset + 2);
    segments.push({ marker: file[offset + 1] ?? 0, payload: file.subarray(offset + 4, end) });
    offset = end;
  }
  return Buffer.concat([file.subarray(0, 2), ...edit(segments).map(segmentBytes), file.subarray(offset)]);
}
