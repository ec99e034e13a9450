import {
  APP1,
  APP13,
  editJpegSegments,
  isSegment,
  PHOTOSHOP_SIGNATURE,
  XMP_SIGNATURE,
} from './containers/jpeg-segments.ts';
import type { JpegSegment } from './containers/jpeg-segments.ts';
import { editPdfMetadata } from './containers/pdf-metadata.ts';
import { editPngChunks, TEXT_CHUNK, XMP_KEYWORD } from './containers/png-chunks.ts';
import type { PngChunk } from './containers/png-chunks.ts';
import { editPsdResources } from './containers/psd-resources.ts';
import { readImageResources, RESOURCE, writeImageResources } from './containers/image-resources.ts';
import type { ImageResource } from './containers/image-resources.ts';
import { editEpsMetadata, editSvgMetadata } from './containers/text-metadata.ts';
import { editTiffXmp } from './containers/tiff-tags.ts';
import { dscText } from './eps/dsc.ts';
import type { ProductionFormat } from './formats.ts';
import { licensedIptc } from './iptc.ts';
import type { LicenseStamp } from './license.ts';
import { licenseLine } from './license.ts';
import { licensedXmp } from './xmp.ts';

type TextEdit = (xmp: string) => string;

/** Edits the XMP that follows a signature of known length. */
function editAfter(signature: Buffer, data: Buffer, edit: TextEdit): Buffer {
  const xmp = edit(data.toString('utf8', signature.length));
  return Buffer.concat([signature, Buffer.from(xmp, 'utf8')]);
}

/** Replaces the items for which `isWanted` returns true. Throws an Error if there are none. */
function editSome<Item>(items: readonly Item[], isWanted: (item: Item) => boolean, edit: (item: Item) => Item): Item[] {
  if (!items.some(isWanted)) throw new Error('The file has no metadata of a production file');
  return items.map((item) => (isWanted(item) ? edit(item) : item));
}

function licensedResources(resources: readonly ImageResource[], license: LicenseStamp): ImageResource[] {
  return editSome(
    resources,
    ({ id }) => id === RESOURCE.iptc,
    ({ id, data }) => ({ id, data: licensedIptc(data, license) }),
  );
}

const isXmpSegment = (segment: JpegSegment): boolean => isSegment(segment, APP1, XMP_SIGNATURE);
const isPhotoshopSegment = (segment: JpegSegment): boolean => isSegment(segment, APP13, PHOTOSHOP_SIGNATURE);
const isXmpChunk = ({ type, data }: PngChunk): boolean =>
  type === TEXT_CHUNK && data.subarray(0, XMP_KEYWORD.length).equals(XMP_KEYWORD);

function stampJpeg(file: Buffer, license: LicenseStamp, edit: TextEdit): Buffer {
  return editJpegSegments(file, (segments) => {
    const withXmp = editSome(segments, isXmpSegment, ({ marker, payload }) => ({
      marker,
      payload: editAfter(XMP_SIGNATURE, payload, edit),
    }));
    return editSome(withXmp, isPhotoshopSegment, ({ marker, payload }) => {
      const resources = readImageResources(payload.subarray(PHOTOSHOP_SIGNATURE.length));
      const block = writeImageResources(licensedResources(resources, license));
      return { marker, payload: Buffer.concat([PHOTOSHOP_SIGNATURE, block]) };
    });
  });
}

function stampPng(file: Buffer, edit: TextEdit): Buffer {
  return editPngChunks(file, (chunks) =>
    editSome(chunks, isXmpChunk, ({ type, data }) => ({ type, data: editAfter(XMP_KEYWORD, data, edit) })),
  );
}

function stampPsd(file: Buffer, license: LicenseStamp, edit: TextEdit): Buffer {
  return editPsdResources(file, (resources) =>
    editSome(
      licensedResources(resources, license),
      ({ id }) => id === RESOURCE.xmp,
      ({ id, data }) => ({ id, data: editAfter(Buffer.alloc(0), data, edit) }),
    ),
  );
}

/**
 * Returns a buyer's copy of a production file: the license is added to its metadata; picture and drawing are unchanged.
 * Takes milliseconds; the output is deterministic. Throws an Error if the bytes are not a master in that format or
 * already carry a license.
 */
export function stampLicense(bytes: Uint8Array, format: ProductionFormat, license: LicenseStamp): Buffer {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const edit: TextEdit = (xmp) => licensedXmp(xmp, license);
  switch (format) {
    case 'jpg':
      return stampJpeg(file, license, edit);
    case 'png':
      return stampPng(file, edit);
    case 'tiff':
      return editTiffXmp(file, edit);
    case 'psd':
      return stampPsd(file, license, edit);
    case 'svg':
      return editSvgMetadata(file, edit);
    case 'pdf':
    case 'ai':
      return editPdfMetadata(file, edit);
    case 'eps':
      return editEpsMetadata(file, edit, `%%For: ${dscText(licenseLine(license))}\n`);
  }
}
