import { printable } from './file-meta.ts';
import type { FileMeta } from './file-meta.ts';
import { licenseLine } from './license.ts';
import type { LicenseStamp } from './license.ts';

/** Datasets of record 2 of the IPTC Information Interchange Model 4.2, with the maximum octets of each. */
const DATASETS = {
  objectName: [5, 64],
  keywords: [25, 64],
  specialInstructions: [40, 256],
  byline: [80, 32],
  transmissionReference: [103, 32],
  credit: [110, 32],
  copyright: [116, 128],
  caption: [120, 2000],
} as const;

const MARKER = 0x1c;
const UTF8_ESCAPE = Buffer.from('\x1b%G', 'latin1');

function dataset(record: number, number: number, data: Buffer): Buffer {
  const head = Buffer.from([MARKER, record, number, data.length >> 8, data.length & 255]);
  return Buffer.concat([head, data]);
}

/** Encodes text as UTF-8 in at most `limit` octets, cut between characters. */
function clipped(text: string, limit: number): Buffer {
  let characters = Array.from(printable(text));
  while (Buffer.byteLength(characters.join('')) > limit) characters = characters.slice(0, -1);
  return Buffer.from(characters.join(''), 'utf8');
}

function textOf(name: keyof typeof DATASETS, text: string): Buffer {
  const [number, limit] = DATASETS[name];
  return dataset(2, number, clipped(text, limit));
}

/** Returns the IPTC-IIM block of a JPEG or PSD master, in UTF-8. */
export function iptcBlock(meta: FileMeta): Buffer {
  const { description, keywords = [] } = meta;
  return Buffer.concat([
    dataset(1, 90, UTF8_ESCAPE),
    dataset(2, 0, Buffer.from([0, 4])),
    textOf('objectName', meta.title),
    ...keywords.map((keyword) => textOf('keywords', keyword)),
    textOf('byline', meta.author),
    textOf('transmissionReference', meta.assetId),
    textOf('credit', meta.author),
    textOf('copyright', meta.copyright),
    ...(description === undefined ? [] : [textOf('caption', description)]),
  ]);
}

/** Returns an IPTC-IIM block with a buyer's license as its special instructions. */
export function licensedIptc(block: Buffer, license: LicenseStamp): Buffer {
  return Buffer.concat([block, textOf('specialInstructions', licenseLine(license))]);
}
