import type { RepeatLayout } from '../core/lattice.ts';
import { blockSvg } from '../core/block-svg.ts';
import type { Drawing } from '../files/artwork.ts';
import { PRODUCTION_PIXELS } from '../files/formats.ts';
import { drawingFiles } from '../files/production-file.ts';
import { drawingReadiness } from '../files/readiness/print-readiness.ts';
import { renderPixels, renderRaster } from '../raster/render.ts';
import { pictureTile } from './picture-tile.ts';
import type { TileSource } from './tile-source.ts';
import { drawnIn, readDrawing } from './uploaded-drawing.ts';
import type { UploadedDrawing } from './uploaded-drawing.ts';

/**
 * Returns the tile of an uploaded drawing, whose SVG comes from the intake; `palette` replaces its colors, in the order
 * of `drawingInks`.
 */
export function drawingTile(
  svg: string,
  layout: RepeatLayout,
  recoloring: { readonly inks: readonly string[]; readonly palette: readonly string[] } | null,
): TileSource {
  const own = readDrawing(svg);
  const read = recoloring ? drawnIn(own, recoloring.inks, recoloring.palette) : own;
  return {
    layout,
    raster: async (side) => renderRaster(read.tile, side),
    block: async (side) => renderRaster(blockSvg(read.tile, layout), side),
    files: read.isPlain ? plainFiles(read, layout) : otherFiles(read, layout),
    readiness: async (meta) =>
      read.isPlain
        ? drawingReadiness(drawingOf(read, layout), meta, [], PRODUCTION_PIXELS)
        : (await fullPicture(read, layout)).readiness(meta),
  };
}

function plainFiles(read: UploadedDrawing, layout: RepeatLayout): TileSource['files'] {
  return (meta, formats) => drawingFiles(drawingOf(read, layout), meta, { formats, pixels: PRODUCTION_PIXELS });
}

/** Returns files for drawings beyond the vector writers' subset: the SVG as drawn, and pictures. */
function otherFiles(read: UploadedDrawing, layout: RepeatLayout): TileSource['files'] {
  return async function* files(meta, formats) {
    for (const format of formats) {
      yield* format === 'svg'
        ? drawingFiles(drawingOf(read, layout), meta, { formats: [format], pixels: PRODUCTION_PIXELS })
        : (await fullPicture(read, layout)).files(meta, [format]);
    }
  };
}

function drawingOf({ tile }: UploadedDrawing, layout: RepeatLayout): Drawing {
  const start = tile.indexOf('>') + 1;
  return { layout, svg: tile, definitions: '', layerMarkup: [tile.slice(start, -'</svg>'.length)] };
}

async function fullPicture({ tile }: UploadedDrawing, layout: RepeatLayout): Promise<TileSource> {
  const pixels = await renderPixels(tile, PRODUCTION_PIXELS);
  return pictureTile({ pixels, width: PRODUCTION_PIXELS, height: PRODUCTION_PIXELS }, layout);
}
