import { createHash } from 'node:crypto';

import { seamOverlap, tileTransform } from '../../core/block-svg.ts';
import type { RepeatLayout } from '../../core/lattice.ts';
import { repeatBlock } from '../../core/lattice.ts';
import { ContentWriter } from '../vector/content-writer.ts';
import { drawingLayers, drawingUnits } from '../vector/drawing.ts';
import { formatNumber } from '../vector/numbers.ts';
import type { SvgNode } from '../vector/svg-tree.ts';
import { ObjectFile, pdfText } from './object-file.ts';

/** Inputs of the writer besides the drawing. */
export type PdfOptions = {
  /** Edge of a tile in points (1/72 inch). */
  tileSize: number;
  /** Layout of the tiles on the page, which holds the straight unit: `block` for one tile. */
  layout: RepeatLayout;
  title: string;
  author: string;
  copyright: string;
  /** The XMP packet for the document's metadata stream. */
  xmp: string;
  /** The ICC profile of the RGB values. */
  iccProfile: Buffer;
};

/** One optional-content layer: its display name and its operators. */
type PdfLayer = { name: string; body: string };

function collectLayers(root: SvgNode, writer: ContentWriter): PdfLayer[] {
  return drawingLayers(root)
    .map(({ name, node }) => ({ name, body: writer.layer(node) }))
    .filter((layer) => layer.body !== '');
}

const clipTo = (width: number, height: number): string => `0 0 ${width} ${height} re W n\n`;

/** Stores the tile once as a form and paints it at each position of the layout; a single tile is painted directly. */
function laidTiles(body: string, writer: ContentWriter, layout: RepeatLayout, units: number): string {
  if (layout === 'block') return body;
  const reach = units + seamOverlap(layout);
  const { name } = writer.addForm(`${clipTo(reach, reach)}${body}`, false);
  return repeatBlock(layout)
    .tiles.map((tile) => {
      const [scaleX, scaleY, left, top] = tileTransform(tile, units);
      return `q\n${scaleX} 0 0 ${scaleY} ${left} ${top} cm\n/${name} Do\nQ\n`;
    })
    .join('');
}

function pageContent(
  layers: readonly PdfLayer[],
  writer: ContentWriter,
  { layout, tileSize }: PdfOptions,
  units: number,
): string {
  const { columns, rows } = repeatBlock(layout);
  const scale = formatNumber(tileSize / units, 6);
  const body = layers.map((layer, index) => `/OC /O${index} BDC\n${layer.body}EMC\n`).join('');
  const clip = clipTo(columns * units, rows * units);
  const laid = laidTiles(body, writer, layout, units);
  return `q\n${scale} 0 0 -${scale} 0 ${formatNumber(rows * tileSize)} cm\n${clip}${laid}Q\n`;
}

function resourceDictionary(
  file: ObjectFile,
  number: number,
  writer: ContentWriter,
  groups: readonly number[],
  profile: number,
): string {
  const states = writer.graphicsStates.map(
    ({ name, fill, stroke, blend }) =>
      `/${name} << /Type /ExtGState /ca ${formatNumber(fill, 4)} /CA ${formatNumber(stroke, 4)} /BM /${blend} >>`,
  );
  const forms = writer.forms.map(({ name, body, isGroup }) => {
    const group = isGroup ? ' /Group << /S /Transparency >>' : '';
    const entries = `/Type /XObject /Subtype /Form /BBox [-4000 -4000 5000 5000] /Resources ${number} 0 R${group}`;
    return `/${name} ${file.addStream(entries, body, { compress: true })} 0 R`;
  });
  const properties = groups.map((group, index) => `/O${index} ${group} 0 R`);
  return (
    `<< /ExtGState << ${states.join(' ')} >> /XObject << ${forms.join(' ')} >> ` +
    `/ColorSpace << /DefaultRGB [/ICCBased ${profile} 0 R] >> ` +
    `/Properties << ${properties.join(' ')} >> >>`
  );
}

/**
 * Writes a drawing of the engine as a one-page vector PDF 1.6: every named layer is an optional-content group, and
 * colors are tagged with the given ICC profile. The output is deterministic. Throws an Error on SVG outside the
 * engine's subset.
 */
export function writePdf(root: SvgNode, options: PdfOptions): Buffer {
  const writer = new ContentWriter(root);
  const layers = collectLayers(root, writer);
  const file = new ObjectFile();
  const [catalog, pages, page, resources] = [file.add(), file.add(), file.add(), file.add()];
  const { columns, rows } = repeatBlock(options.layout);
  const content = pageContent(layers, writer, options, drawingUnits(root));
  const contents = file.addStream('', content, { compress: true });
  const groups = layers.map(({ name }) => file.add(`<< /Type /OCG /Name ${pdfText(name)} >>`));
  const profile = file.addStream('/N 3', options.iccProfile, { compress: true });
  file.set(resources, resourceDictionary(file, resources, writer, groups, profile));
  const info = file.add(
    `<< /Title ${pdfText(options.title)} /Author ${pdfText(options.author)} ` +
      `/Subject ${pdfText(options.copyright)} /Creator ${pdfText('Halfdrop')} >>`,
  );
  // Written last, so that a license can be inserted without moving any other object.
  const metadata = file.addStream('/Type /Metadata /Subtype /XML', Buffer.from(options.xmp, 'utf8'), {
    compress: false,
  });
  const references = groups.map((group) => `${group} 0 R`);
  const topFirst = references.toReversed();
  file.set(
    catalog,
    `<< /Type /Catalog /Pages ${pages} 0 R /Metadata ${metadata} 0 R /PageMode /UseOC ` +
      `/OCProperties << /OCGs [${references.join(' ')}] /D << /Order [${topFirst.join(' ')}] ` +
      `/ON [${references.join(' ')}] >> >> /OutputIntents [<< /Type /OutputIntent /S /GTS_PDFX ` +
      `/OutputConditionIdentifier (sRGB) /DestOutputProfile ${profile} 0 R >>] >>`,
  );
  file.set(pages, `<< /Type /Pages /Kids [${page} 0 R] /Count 1 >>`);
  const box = `[0 0 ${formatNumber(columns * options.tileSize)} ${formatNumber(rows * options.tileSize)}]`;
  file.set(
    page,
    `<< /Type /Page /Parent ${pages} 0 R /MediaBox ${box} /TrimBox ${box} ` +
      `/Group << /S /Transparency /CS /DeviceRGB >> /Contents ${contents} 0 R /Resources ${resources} 0 R >>`,
  );
  const identifier = createHash('sha256').update(content).update(options.xmp).digest('hex').slice(0, 32);
  return file.write({ root: catalog, info, identifier });
}
