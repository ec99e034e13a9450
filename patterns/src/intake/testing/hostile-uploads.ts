import { deflateSync } from 'node:zlib';
import { Rng } from '../../core/rng.ts';
import type { FindingCode } from '../../preflight/findings/finding.ts';
import { HOSTILE_DRAWINGS } from './hostile-drawings.ts';
import { HOSTILE_RASTERS } from './hostile-rasters.ts';
import { mutated } from './mutate.ts';
import { PackBitsPsd } from './psd-builder.ts';
import {
  pngHeader,
  pngOf,
  sampleRaster,
  tiffFields,
  tiffOf,
  validRasters,
  VALID_SVG,
  withJpegSegments,
  withPngChunks,
} from './valid-files.ts';

/** A file that harms careless programs. */
export interface HostileUpload {
  readonly title: string;
  /**
   * Findings of which at least one must be reported; null for a file that may also be accepted because it is harmless.
   */
  readonly codes: readonly FindingCode[] | null;
  readonly make: () => Buffer | Promise<Buffer>;
}

const KINDS = ['png', 'jpeg', 'webp', 'tiff', 'psd'] as const;
const text = (content: string): Buffer => Buffer.from(content, 'latin1');
const parts = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
const PLACES = 10;
const BROKEN: readonly FindingCode[] = ['truncated', 'malformed', 'unsupported', 'polyglot', 'empty'];

const known: readonly HostileUpload[] = [...HOSTILE_DRAWINGS, ...HOSTILE_RASTERS].map(({ title, reason, make }) => ({
  title,
  codes: [reason],
  make,
}));

const cut: readonly HostileUpload[] = KINDS.flatMap((kind) =>
  parts(PLACES).map((place) => ({
    title: `${kind} cut off after ${place} tenths`,
    codes: BROKEN,
    make: async () => {
      const file = (await validRasters())[kind];
      return file.subarray(0, Math.floor((file.length * place) / PLACES));
    },
  })),
);

const cutDrawings: readonly HostileUpload[] = parts(PLACES).map((place) => ({
  title: `a drawing cut off after ${place} tenths`,
  codes: BROKEN,
  make: () => Buffer.from(VALID_SVG.slice(0, Math.floor((VALID_SVG.length * place) / PLACES))),
}));

/** Content appended to a picture for other programs to find. */
const SECOND_FILES = {
  'a Windows program': 'MZ',
  'a Linux program': '\x7fELF',
  'a RAR archive': 'Rar!\x1a\x07\0',
  'a GIF': 'GIF89a',
  'a PHP script': '<?php system($_GET[0]); ?>',
  'a drawing': '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
} as const;

const polyglots: readonly HostileUpload[] = KINDS.flatMap((kind) =>
  Object.entries(SECOND_FILES).map(([name, head]) => ({
    title: `${kind} with ${name} behind it`,
    codes: ['polyglot'] as const,
    make: async () => Buffer.concat([(await validRasters())[kind], text(head + 'a'.repeat(6000))]),
  })),
);

const bomb = (bytes: number): Buffer => deflateSync(Buffer.alloc(bytes), { level: 9 });

const pixelBombs: readonly HostileUpload[] = [12_002, 20_000, 30_000, 65_500].flatMap((side) => [
  {
    title: `png of ${side} px`,
    codes: ['absurd-size'] as const,
    make: () => pngOf(pngHeader(side, side), ['IDAT', bomb(100_000)], ['IEND', Buffer.alloc(0)]),
  },
  {
    title: `tiff of ${side} px`,
    codes: ['absurd-size'] as const,
    make: () => tiffOf(tiffFields(side, side)),
  },
  {
    title: `psd of ${side} px`,
    codes: ['absurd-size'] as const,
    make: () => {
      const file = new PackBitsPsd({ width: 48, height: 32 }).toBuffer();
      file.writeUInt32BE(side, 14);
      file.writeUInt32BE(side, 18);
      return file;
    },
  },
]);

/** Nested entities: nine levels of ten expand to a billion words. */
const xmlBombs: readonly HostileUpload[] = [1, 2, 3, 5, 9, 12].map((levels) => ({
  title: `an XML bomb of ${levels} levels`,
  codes: ['entity'] as const,
  make: () => {
    const entities = parts(levels).map((level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`);
    return text(
      `<!DOCTYPE svg [<!ENTITY e0 "ha">${entities.join('')}]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><title>&e${levels};</title></svg>`,
    );
  },
}));

/** Returns a layer section that claims `count` layers and holds one record of `channels`, each of `bytes`. */
function layerSection(count: number, channels: number, bytes: number): Buffer {
  const record = Buffer.alloc(16 + 2 + channels * 6 + 16);
  record.writeInt32BE(8, 8);
  record.writeInt32BE(8, 12);
  record.writeUInt16BE(channels, 16);
  for (let channel = 0; channel < channels; channel += 1) record.writeUInt32BE(bytes, 18 + channel * 6 + 2);
  record.write('8BIMnorm', 18 + channels * 6, 'latin1');
  const head = Buffer.alloc(6);
  head.writeUInt32BE(record.length + 2, 0);
  head.writeInt16BE(count, 4);
  return Buffer.concat([head, record]);
}

const layerBombs: readonly HostileUpload[] = [
  [2001, 3, 0],
  [32_767, 3, 0],
  [-32_768, 3, 0],
  [500, 3, 0],
  [1, 57, 0],
  [1, 3, 0x7fff_ffff],
  [1, 3, 0xffff_ffff],
  [1, 0, 0],
].map(([count = 0, channels = 0, bytes = 0]) => ({
  title: `psd of ${count} layers with ${channels} channels of ${bytes} bytes`,
  codes: channels === 0 ? null : (['too-complex', 'truncated', 'malformed'] as const),
  make: () => new PackBitsPsd({ width: 48, height: 32, layers: layerSection(count, channels, bytes) }).toBuffer(),
}));

async function profileOf(name: 'cmyk' | 'p3'): Promise<Buffer> {
  const file = sampleRaster()
    .toColorspace(name === 'cmyk' ? 'cmyk' : 'srgb')
    .withIccProfile(name)
    .jpeg();
  const bytes = await file.toBuffer();
  const at = bytes.indexOf('ICC_PROFILE\0') + 14;
  return bytes.subarray(at, at + bytes.readUInt32BE(at));
}

const WRONG_PROFILES: readonly (readonly [string, () => Promise<Buffer>])[] = [
  ['noise', () => Promise.resolve(Buffer.alloc(500, 0x5a))],
  ['one for a printing press', () => profileOf('cmyk')],
  ['half of one', async () => (await profileOf('p3')).subarray(0, 200)],
  [
    'one that says to be longer',
    async () => {
      const profile = Buffer.from(await profileOf('p3'));
      profile.writeUInt32BE(0x00ff_ffff, 0);
      return profile;
    },
  ],
];

const wrongProfiles: readonly HostileUpload[] = WRONG_PROFILES.flatMap(([name, profile]) => {
  const codes: readonly FindingCode[] = ['profile-broken', 'malformed', 'polyglot'];
  return [
    {
      title: `png with a color profile that is ${name}`,
      codes,
      make: async () =>
        withPngChunks((await validRasters()).png, [
          'iCCP',
          Buffer.concat([text('icc\0\0'), deflateSync(await profile())]),
        ]),
    },
    {
      title: `jpeg with a color profile that is ${name}`,
      codes,
      make: async () => {
        const data = (await profile()).subarray(0, 60_000);
        return withJpegSegments((await validRasters()).jpeg, [
          0xe2,
          Buffer.concat([text('ICC_PROFILE\0\x01\x01'), data]),
        ]);
      },
    },
    {
      title: `psd with a color profile that is ${name}`,
      codes,
      make: async () => {
        const data = await profile();
        return new PackBitsPsd({ width: 48, height: 32, resources: [[1039, data]] }).toBuffer();
      },
    },
  ];
});

const drawing = (content: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><path d="M0 0h9v9"/>${content}</svg>`);

const fonts: readonly HostileUpload[] = [
  '<text x="9" y="9" font-family="Evil">words</text>',
  '<style>@font-face{font-family:a;src:url(data:font/woff;base64,AAAA)}</style>',
  '<text><tspan onclick="alert(1)">words</tspan></text>',
  '<font><glyph unicode="a" d="M0 0h9"/></font>',
].map((content) => ({ title: `a drawing with ${content}`, codes: null, make: () => drawing(content) }));

const HARMED = 40;
const harmed: readonly HostileUpload[] = KINDS.flatMap((kind) =>
  parts(HARMED / KINDS.length).map((round) => ({
    title: `${kind} harmed by chance, ${round}`,
    codes: null,
    make: async () => mutated((await validRasters())[kind], new Rng(`upload ${kind} ${round}`)),
  })),
);

/**
 * Over three hundred files: bombs of pixels, entities and layers, appended files, wrong profiles, truncated and
 * corrupted ones.
 */
export const HOSTILE_UPLOADS: readonly HostileUpload[] = [
  ...known,
  ...cut,
  ...cutDrawings,
  ...polyglots,
  ...pixelBombs,
  ...xmlBombs,
  ...layerBombs,
  ...wrongProfiles,
  ...fonts,
  ...harmed,
];
