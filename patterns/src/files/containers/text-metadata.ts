/** Returns the bytes between two markers, and their offsets. Throws an Error if a marker is missing. */
function between(file: Buffer, opening: string, closing: string): { start: number; end: number; text: string } {
  const from = file.indexOf(opening);
  const start = from + opening.length;
  const end = file.indexOf(closing, start);
  if (from < 0 || end < 0) throw new Error('The file has no metadata of a production file');
  return { start, end, text: file.toString('utf8', start, end) };
}

function replaced(file: Buffer, start: number, end: number, text: string): Buffer {
  return Buffer.concat([file.subarray(0, start), Buffer.from(text, 'utf8'), file.subarray(end)]);
}

/** Replaces the content of an SVG's metadata element. */
export function editSvgMetadata(file: Buffer, edit: (xmp: string) => string): Buffer {
  const { start, end, text } = between(file, '<metadata>', '</metadata>');
  return replaced(file, start, end, edit(text));
}

const PACKET_COMMENT = '%begin_xml_packet: ';
const END_OF_PACKET = '\n%end_xml_packet';

/** Wraps an XMP packet for EPS (XMP part 3, 2.6), such that a PostScript interpreter skips it. */
export function epsPacket(packet: string): string {
  return (
    `%begin_xml_code\ncurrentfile 0 (%end_xml_packet) /SubFileDecode filter flushfile\n` +
    `${PACKET_COMMENT}${Buffer.byteLength(packet)}\n${packet}${END_OF_PACKET}\n%end_xml_code\n`
  );
}

/** Replaces the XMP packet of an EPS written by this package, and appends comments to its header. */
export function editEpsMetadata(file: Buffer, edit: (packet: string) => string, comments: string): Buffer {
  const { start, end, text } = between(file, PACKET_COMMENT, END_OF_PACKET);
  const packet = edit(text.slice(text.indexOf('\n') + 1));
  const annotated = replaced(file, start, end, `${Buffer.byteLength(packet)}\n${packet}`);
  const header = annotated.indexOf('%%EndComments');
  return replaced(annotated, header, header, comments);
}
