import type { Budget } from '../budget.ts';
import type { ByteReader } from '../byte-reader.ts';
import { refuseCodeInMetadata } from '../foreign-content.ts';
import { Refusal, type RefusalReason } from '../upload-result.ts';

/** A part that programs add to a layer or to all of them. */
interface PsdPart {
  readonly key: string;
  readonly data: Buffer;
}

type Refused = readonly [reason: RefusalReason, detail: string];

const SIGNATURES = new Set(['8BIM', '8B64']);
const HEAD_BYTES = 12;

/** What buyers could not open as it is, or what nobody here can look into. */
const REFUSED = new Map<string, Refused>([
  ...each(['lnkE', 'SoLE'], 'external-reference', 'A layer of the PSD is linked to another file.'),
  ...each(['lnkD', 'lnk2', 'lnk3', 'PlLd', 'SoLd'], 'placed-file', 'A layer of the PSD is a smart object.'),
  ...each(['TySh', 'tySh'], 'live-text', 'A layer of the PSD is text that needs a font.'),
]);

/** Parts that hold pixels, in which any bytes may stand, and layers, which are looked at one by one. */
const PIXELS = new Set(['Patt', 'Pat2', 'Pat3', 'FMsk', 'PxSD', 'Layr', 'Lr16']);

/** Reads the parts up to the end of a section. Throws a Refusal for those that are not taken. */
export function checkedParts(reader: ByteReader, budget: Budget): PsdPart[] {
  const parts: PsdPart[] = [];
  while (reader.remaining >= HEAD_BYTES) {
    budget.spendPart();
    if (!SIGNATURES.has(reader.tag())) throw new Refusal('malformed', 'The file is no well-formed PSD.');
    const key = reader.tag();
    const data = reader.take(reader.u32());
    const refused = data.length > 0 ? REFUSED.get(key) : undefined;
    if (refused) throw new Refusal(...refused);
    if (!PIXELS.has(key)) refuseCodeInMetadata(data, budget);
    parts.push({ key, data });
    skipPadding(reader);
  }
  return parts;
}

/** Lengths are rounded up to two bytes by some programs and to four by others. */
function skipPadding(reader: ByteReader): void {
  for (let count = 0; count < 3 && reader.bytes[reader.position] === 0; count += 1) reader.skip(1);
}

function each(keys: readonly string[], ...refused: Refused): (readonly [string, Refused])[] {
  return keys.map((key) => [key, refused] as const);
}
