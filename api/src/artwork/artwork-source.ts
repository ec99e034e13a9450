import type { CreationMethod } from '@halfdrop/domain';
import {
  GENERATOR_VERSION,
  LAYERED_FORMATS,
  PALETTES,
  paletteBySlug,
  PATTERN_FORMATS,
  PICTURE_FORMATS,
  PRODUCTION_PIXELS,
  type FileMeta,
  type PatternSpec,
  type RepeatLayout,
} from '@halfdrop/patterns';
import type { FileFormat } from './file-formats.ts';
import { unsuitedPalettes } from './unsuited-palettes.ts';

/** What stands for colors that are no palette of the shop. */
const ORIGINAL_COLORS = 'original';

/** A source as it is stored. */
export type StoredSource = {
  readonly repeat_layout: RepeatLayout;
  /** Real sizes of files that were made, by format, and the version of the generator that made them. */
  readonly file_bytes: { readonly version: number; readonly bytes: Partial<Record<FileFormat, number>> } | null;
} & (StoredSpec | StoredUpload);

interface StoredSpec {
  readonly kind: 'spec';
  readonly family: string;
  readonly variant: number;
  readonly palette: string;
  readonly seed: number;
}

interface StoredUpload {
  readonly kind: 'upload';
  readonly sha256: string;
  readonly media_type: string;
  readonly pixels: number;
  readonly inks: readonly string[] | null;
  readonly is_plain_drawing: boolean | null;
  readonly is_layered: boolean;
  readonly creation_method: CreationMethod | null;
}

/** An uploaded master, and the colors it is to be shown in; plain data. */
export interface UploadedMaster {
  readonly sha256: string;
  readonly isDrawing: boolean;
  /** Whether it holds layers, and is sold with them. */
  readonly isLayered: boolean;
  readonly layout: RepeatLayout;
  /** What takes the place of what; null for its own colors. */
  readonly recoloring: { readonly inks: readonly string[]; readonly palette: readonly string[] } | null;
}

/** What a worker opens to draw a tile: plain data, which says all that its pictures depend on. */
export type ArtworkReference = { readonly spec: PatternSpec } | { readonly upload: UploadedMaster };

/** In which colors a pattern can be had. */
interface Recolor {
  /** Slug for the colors it is drawn in: of a palette of the shop, or `original` for colors of its own. */
  readonly palette: string;
  readonly unsuitedPalettes: string[];
}

/**
 * Where the picture of an asset comes from. Everything that shows or sells a pattern asks this, and a worker opens its
 * `reference`; nothing else knows whether it is drawn from a spec or was uploaded.
 */
export interface ArtworkSource {
  readonly repeat: RepeatLayout;
  readonly reference: ArtworkReference;
  /** Names its looks: anything that changes them changes it. */
  readonly key: string;
  /** The formats that its production files exist in, in the order they are shown. */
  readonly formats: readonly FileFormat[];
  /** Edge of a production file in pixels; null for one of vectors. */
  pixelsOf(format: FileFormat): number | null;
  /** Size of a production file; null until it was made. */
  bytesOf(format: FileFormat): number | null;
  /** What its files say of how it was made; nothing of what is drawn by rules. */
  readonly origin: Pick<FileMeta, 'digitalSource'>;
  /** Null where it cannot be recolored. */
  readonly recolor: Recolor | null;
  /** The same drawing in another palette of the shop. @throws RangeError for one that is not offered */
  inPalette(slug: string): ArtworkSource;
}

/** The source of a stored one. */
export function artworkOf(stored: StoredSource): ArtworkSource {
  return stored.kind === 'spec' ? specArtwork(stored) : uploadArtwork(stored);
}

/** Whether a pattern can be shown in a palette of the shop. */
export function suitsPalette({ recolor }: Pick<ArtworkSource, 'recolor'>, slug: string): boolean {
  return recolor !== null && paletteBySlug(slug) !== undefined && !recolor.unsuitedPalettes.includes(slug);
}

const BITMAPS: ReadonlySet<FileFormat> = new Set(['psd', 'jpg', 'png', 'tiff']);

function specArtwork(stored: StoredSource & StoredSpec): ArtworkSource {
  const { family, variant, palette, seed, repeat_layout: repeat } = stored;
  return {
    repeat,
    reference: { spec: { family, variant, palette, seed, repeat } },
    key: [GENERATOR_VERSION, family, variant, palette, seed, repeat].join('|'),
    formats: PATTERN_FORMATS,
    pixelsOf: (format) => (BITMAPS.has(format) ? PRODUCTION_PIXELS : null),
    bytesOf: (format) => bytesOf(stored, format),
    origin: {},
    recolor: { palette, unsuitedPalettes: unsuitedPalettes(family) },
    inPalette: (slug) => specArtwork({ ...stored, palette: slug }),
  };
}

const DRAWN_TYPES: ReadonlySet<string> = new Set(['image/svg+xml', 'application/pdf']);
const DRAWING_FORMATS = ['jpg', 'png', 'tiff', 'svg', 'pdf'] as const satisfies FileFormat[];
/** A drawing that the vector writers write. The shop has no native Illustrator file of it to sell. */
const PLAIN_DRAWING_FORMATS = [...DRAWING_FORMATS, 'eps'] as const;

/** What the files of an upload say of how it was made, as the IPTC calls it. */
const DIGITAL_SOURCES = {
  by_hand: 'digitalCreation',
  by_rule: 'algorithmicMedia',
  digital: 'digitalCreation',
  generative: 'trainedAlgorithmicMedia',
} as const satisfies Readonly<Record<CreationMethod, FileMeta['digitalSource']>>;

function uploadArtwork(stored: StoredSource & StoredUpload, palette: string | null = null): ArtworkSource {
  const { sha256, pixels, inks, repeat_layout: layout, is_plain_drawing: isPlain, is_layered: isLayered } = stored;
  const method = stored.creation_method ?? 'digital';
  const isDrawing = DRAWN_TYPES.has(stored.media_type);
  const recoloring = palette === null ? null : recoloringOf(inks, palette);
  const vectors: ReadonlySet<FileFormat> = new Set(isPlain ? ['svg', 'pdf', 'eps'] : ['svg']);
  return {
    repeat: layout,
    reference: { upload: { sha256, isDrawing, isLayered, layout, recoloring } },
    key: ['upload', GENERATOR_VERSION, sha256, layout, method, palette ?? 'own'].join('|'),
    formats: uploadFormats(stored, isDrawing),
    pixelsOf: (format) => (vectors.has(format) ? null : pixels),
    bytesOf: (format) => bytesOf(stored, format),
    origin: { digitalSource: DIGITAL_SOURCES[method] },
    recolor: inks && { palette: ORIGINAL_COLORS, unsuitedPalettes: palettesWithFewer(inks.length) },
    inPalette: (slug) => uploadArtwork(stored, slug),
  };
}

function uploadFormats({ is_plain_drawing: isPlain, is_layered: isLayered }: StoredUpload, isDrawing: boolean) {
  if (isDrawing) return isPlain ? PLAIN_DRAWING_FORMATS : DRAWING_FORMATS;
  return isLayered ? LAYERED_FORMATS : PICTURE_FORMATS;
}

function bytesOf({ file_bytes: sizes }: StoredSource, format: FileFormat): number | null {
  return (sizes?.version === GENERATOR_VERSION ? sizes.bytes[format] : null) ?? null;
}

/** The colors of a drawing, and as many of a palette: its ground, then its inks. */
function recoloringOf(inks: readonly string[] | null, slug: string): NonNullable<UploadedMaster['recoloring']> {
  const palette = paletteBySlug(slug);
  const colors = palette ? [palette.ground, ...palette.inks] : [];
  if (inks === null || colors.length < inks.length) throw new RangeError(`the palette ${slug} is not offered for it`);
  return { inks, palette: colors.slice(0, inks.length) };
}

function palettesWithFewer(count: number): string[] {
  return PALETTES.filter(({ inks }) => inks.length + 1 < count).map(({ slug }) => slug);
}
