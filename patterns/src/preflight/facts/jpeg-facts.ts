import { Refusal } from '../../intake/upload-result.ts';
import { ByteView } from './byte-view.ts';
import { readProfile, type ColorModel } from './icc-profile.ts';
import { joined } from './inflate.ts';
import { readTiffDensity } from './tiff-facts.ts';
import type { UploadFacts } from './upload-facts.ts';

const PROFILE_MARK = 'ICC_PROFILE\0';
const DENSITY_MARK = 'JFIF\0';
const CAMERA_MARK = 'Exif\0\0';
const END = [0xff, 0xd9];
const START_OF_SCAN = 0xda;
const MODELS = new Map<number, ColorModel>([
  [1, 'grey'],
  [3, 'rgb'],
  [4, 'cmyk'],
]);

interface Segment {
  readonly marker: number;
  readonly at: number;
  readonly length: number;
}

/** Reads the segments of a JPEG (ITU-T T.81, annex B) before its first scan. */
export function readJpegFacts(bytes: Uint8Array): UploadFacts {
  const view = new ByteView(bytes);
  const segments = segmentsOf(view);
  const frame = segments.find(({ marker }) => isFrame(marker));
  const colorModel = frame && MODELS.get(view.u8(frame.at + 5));
  if (frame === undefined || colorModel === undefined) throw malformed();
  if (!endsWhole(bytes)) throw new Refusal('truncated', 'The picture ends before it is complete.');
  return {
    kind: 'jpeg',
    bytes: bytes.length,
    size: { width: view.u16(frame.at + 3), height: view.u16(frame.at + 1) },
    bitDepth: view.u8(frame.at),
    colorModel,
    profile: profileOf(view, segments),
    dpi: densityOf(view, segments),
    layers: 0,
  };
}

/** Returns whether a marker is one of SOF0 to SOF15, excluding the tables among them. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function segmentsOf(view: ByteView): Segment[] {
  const segments: Segment[] = [];
  for (let at = 2; ;) {
    if (view.u8(at) !== 0xff) throw malformed();
    const marker = view.u8(at + 1);
    if (marker === START_OF_SCAN) return segments;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = view.u16(at + 2);
    if (length < 2) throw malformed();
    view.slice(at + 4, length - 2);
    segments.push({ marker, at: at + 4, length: length - 2 });
    at += length + 2;
  }
}

const marked = (view: ByteView, { at, length }: Segment, mark: string): boolean =>
  length >= mark.length && view.text(at, mark.length) === mark;

/** Joins the profile, which is split into parts, each preceded by its number and the total. */
function profileOf(view: ByteView, segments: readonly Segment[]): UploadFacts['profile'] {
  const parts = segments
    .filter((segment) => segment.marker === 0xe2 && marked(view, segment, PROFILE_MARK))
    .toSorted((one, other) => view.u8(one.at + PROFILE_MARK.length) - view.u8(other.at + PROFILE_MARK.length))
    .map(({ at, length }) => view.slice(at + PROFILE_MARK.length + 2, length - PROFILE_MARK.length - 2));
  if (parts.length === 0) return null;
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  return readProfile(joined(parts, length));
}

/** Returns the density from JFIF, or else from Exif, which is a TIFF without pixels. */
function densityOf(view: ByteView, segments: readonly Segment[]): number | null {
  const segment = segments.find((each) => each.marker === 0xe0 && marked(view, each, DENSITY_MARK));
  const unit = segment && view.u8(segment.at + 7);
  if (segment !== undefined && unit === 1) return view.u16(segment.at + 8);
  if (segment !== undefined && unit === 2) return view.u16(segment.at + 8) * 2.54;
  const camera = segments.find((each) => each.marker === 0xe1 && marked(view, each, CAMERA_MARK));
  if (camera === undefined) return null;
  return cameraDensity(view.slice(camera.at + CAMERA_MARK.length, camera.length - CAMERA_MARK.length));
}

/** Reads the density from Exif; damaged Exif does not make a picture unreadable. */
function cameraDensity(data: Uint8Array): number | null {
  try {
    return readTiffDensity(data);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** Returns whether the file ends completely; some programs append zeros. */
function endsWhole(bytes: Uint8Array): boolean {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end -= 1;
  return bytes[end - 2] === END[0] && bytes[end - 1] === END[1];
}

function malformed(): Refusal {
  return new Refusal('malformed', 'The file is no well-formed JPEG.');
}
