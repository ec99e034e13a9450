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

/** Slug for colors that are not a palette of the shop. */
const ORIGINAL_COLORS = 'original';

/** A source as stored. */
export type StoredSource = {
  readonly repeat_layout: RepeatLayout;
  /** Actual sizes of generated files by format, and the generator version that produced them. */
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

/** An uploaded master and the colors to show it in; plain data. */
export interface UploadedMaster {
  readonly sha256: string;
  readonly isDrawing: boolean;
  /** Whether it has layers, and is sold with them. */
  readonly isLayered: boolean;
  readonly layout: RepeatLayout;
  /** Replacement of inks by palette colors; null for its own colors. */
  readonly recoloring: { readonly inks: readonly string[]; readonly palette: readonly string[] } | null;
}

/** Plain data from which a worker draws a tile. It determines everything the images depend on. */
export type ArtworkReference = { readonly spec: PatternSpec } | { readonly upload: UploadedMaster };

/** Colors a pattern is available in. */
interface Recolor {
  /** Slug of the palette it is drawn in, or `original` for colors of its own. */
  readonly palette: string;
  readonly unsuitedPalettes: string[];
}

/**
 * Source of an asset's images. Everything that shows or sells a pattern uses this interface, and workers open its
 * `reference`; nothing else knows whether the pattern is generated from a spec or uploaded.
 */
export interface ArtworkSource {
  readonly repeat: RepeatLayout;
  readonly reference: ArtworkReference;
  /** Identifies its appearance: anything that changes the images changes the key. */
  readonly key: string;
  /** Formats of its production files, in display order. */
  readonly formats: readonly FileFormat[];
  /** Returns the edge length of a production file in pixels; null for vector formats. */
  pixelsOf(format: FileFormat): number | null;
  /** Returns the size of a production file; null until it is first generated. */
  bytesOf(format: FileFormat): number | null;
  /** Origin recorded in the files' metadata; empty for generated patterns. */
  readonly origin: Pick<FileMeta, 'digitalSource'>;
  /** Null if it cannot be recolored. */
  readonly recolor: Recolor | null;
  /** Returns the same drawing in another palette. @throws RangeError for a palette that is not offered */
  inPalette(slug: string): ArtworkSource;
}

/** Creates the source from its stored form. */
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
/** Formats of an uploaded vector drawing. The shop has no native Illustrator file of it to sell. */
const PLAIN_DRAWING_FORMATS = [...DRAWING_FORMATS, 'eps'] as const;

/** IPTC digital source types recorded in the files of an upload. */
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

/** Pairs the colors of a drawing with those of a palette: ground first, then inks. */
function recoloringOf(inks: readonly string[] | null, slug: string): NonNullable<UploadedMaster['recoloring']> {
  const palette = paletteBySlug(slug);
  const colors = palette ? [palette.ground, ...palette.inks] : [];
  if (inks === null || colors.length < inks.length) throw new RangeError(`the palette ${slug} is not offered for it`);
  return { inks, palette: colors.slice(0, inks.length) };
}

function palettesWithFewer(count: number): string[] {
  return PALETTES.filter(({ inks }) => inks.length + 1 < count).map(({ slug }) => slug);
}
