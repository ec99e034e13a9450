import type { Budget } from '../budget.ts';
import type { ByteReader } from '../byte-reader.ts';
import { refuseCodeInMetadata } from '../foreign-content.ts';
import { Refusal, type RefusalReason } from '../upload-result.ts';

/** A tagged block that programs add to a layer or to the layer section. */
interface PsdPart {
  readonly key: string;
  readonly data: Buffer;
}

type Refused = readonly [reason: RefusalReason, detail: string];

const SIGNATURES = new Set(['8BIM', '8B64']);
const HEAD_BYTES = 12;

/** Blocks that buyers could not open as is, or that cannot be validated here. */
const REFUSED = new Map<string, Refused>([
  ...each(['lnkE', 'SoLE'], 'external-reference', 'A layer of the PSD is linked to another file.'),
  ...each(['lnkD', 'lnk2', 'lnk3', 'PlLd', 'SoLd'], 'placed-file', 'A layer of the PSD is a smart object.'),
  ...each(['TySh', 'tySh'], 'live-text', 'A layer of the PSD is text that needs a font.'),
]);

/** Blocks that hold pixels, which may be any bytes, and layers, which are checked individually. */
const PIXELS = new Set(['Patt', 'Pat2', 'Pat3', 'FMsk', 'PxSD', 'Layr', 'Lr16']);

/** Reads the blocks up to the end of a section. Throws a Refusal for unsupported ones. */
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

/** Skips padding: some programs round lengths up to two bytes, others to four. */
function skipPadding(reader: ByteReader): void {
  for (let count = 0; count < 3 && reader.bytes[reader.position] === 0; count += 1) reader.skip(1);
}

function each(keys: readonly string[], ...refused: Refused): (readonly [string, Refused])[] {
  return keys.map((key) => [key, refused] as const);
}
