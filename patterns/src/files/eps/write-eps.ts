import type { Artwork } from '../artwork.ts';
import { epsPacket } from '../containers/text-metadata.ts';
import { ascii } from '../file-meta.ts';
import type { FileMeta } from '../file-meta.ts';
import { pageSizeOf } from '../formats.ts';
import { ContentWriter } from '../vector/content-writer.ts';
import { drawingLayers, drawingUnits } from '../vector/drawing.ts';
import { formatNumber } from '../vector/numbers.ts';
import { xmpPacket } from '../xmp.ts';
import { dscText } from './dsc.ts';
import { flattenedPicture } from './flattened-picture.ts';
import { formProcedure, PROLOG } from './prolog.ts';

/** Adjacent layers that are written the same way. */
type LayerRun = { readonly first: number; readonly last: number; readonly isTranslucent: boolean };

function layerRuns(artwork: Artwork): LayerRun[] {
  const runs: LayerRun[] = [];
  for (const [index, { isTranslucent }] of artwork.layers.entries()) {
    const run = runs.at(-1);
    if (run && run.isTranslucent && isTranslucent) runs[runs.length - 1] = { ...run, last: index };
    else runs.push({ first: index, last: index, isTranslucent });
  }
  return runs;
}

async function drawnLayers(artwork: Artwork, writer: ContentWriter): Promise<Buffer[]> {
  const nodes = drawingLayers(artwork.root);
  const units = drawingUnits(artwork.root);
  const parts: Buffer[] = [];
  for (const { first, last, isTranslucent } of layerRuns(artwork)) {
    const run = nodes.slice(first, last + 1);
    const body = isTranslucent
      ? await flattenedPicture(artwork, first, last, units)
      : Buffer.from(run.map(({ node }) => writer.layer(node)).join(''), 'latin1');
    if (body) parts.push(Buffer.from(`% ${ascii(run.map(({ name }) => name).join(', '))}\n`), body);
  }
  return parts;
}

function header(artwork: Artwork, meta: FileMeta): string {
  const size = pageSizeOf(artwork.pixels);
  const hasPicture = artwork.layers.some(({ isTranslucent }) => isTranslucent);
  return [
    '%!PS-Adobe-3.0 EPSF-3.0',
    `%%BoundingBox: 0 0 ${Math.ceil(size)} ${Math.ceil(size)}`,
    `%%HiResBoundingBox: 0 0 ${formatNumber(size)} ${formatNumber(size)}`,
    `%%Title: ${dscText(meta.title)}`,
    '%%Creator: (Halfdrop)',
    `%%Copyright: ${dscText(meta.copyright)}`,
    `%%LanguageLevel: ${hasPicture ? 3 : 2}`,
    '%%DocumentData: Clean8Bit',
    '%%Pages: 1',
    '%ADO_ContainsXMP: MainFirst',
    '%%EndComments',
    '',
  ].join('\n');
}

/**
 * Writes the EPS of a pattern: the same vectors as the PDF, layer by layer. EPS has no transparency, so adjacent
 * translucent or multiplied layers become one embedded picture, at 300 pixels per inch, of the area they cover; all
 * other layers stay vectors. Colors are sRGB values.
 */
export async function writeEps(artwork: Artwork, meta: FileMeta): Promise<Buffer> {
  const writer = new ContentWriter(artwork.root);
  const layers = await drawnLayers(artwork, writer);
  if (writer.graphicsStates.length > 0) throw new Error('A translucent layer has been taken for an opaque one');
  const units = drawingUnits(artwork.root);
  const size = pageSizeOf(artwork.pixels);
  const scale = formatNumber(size / units, 6);
  const start =
    `${header(artwork, meta)}%%BeginProlog\n100 dict begin\n${PROLOG}` +
    `${writer.forms.map(formProcedure).join('')}%%EndProlog\n%%Page: 1 1\n${epsPacket(xmpPacket(meta, 'eps'))}` +
    `q\n${scale} 0 0 -${scale} 0 ${formatNumber(size)} cm\n0 0 ${units} ${units} re W n\n`;
  return Buffer.concat([Buffer.from(start, 'utf8'), ...layers, Buffer.from('Q\nend\nshowpage\n%%Trailer\n%%EOF\n')]);
}
