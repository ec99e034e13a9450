import type { Sharp } from 'sharp';
import sharp from 'sharp';

import { blockSvg } from '../core/block-svg.ts';
import type { RepeatLayout } from '../core/lattice.ts';
import { TILE_SIZE } from '../core/tile.ts';
import { dropFormerPictures, renderPixels } from '../raster/render.ts';
import { straightUnit } from '../raster/straight-unit.ts';
import type { FileForm } from './formats.ts';
import { drawingLayers } from './vector/drawing.ts';
import { parseSvg } from './vector/svg-tree.ts';
import type { SvgNode } from './vector/svg-tree.ts';
import { translucencyOf } from './vector/translucency.ts';

/** A layer of the artwork, as listed in design programs. */
export type ArtworkLayer = {
  readonly name: string;
  /** Whether it is multiplied with the layers below instead of covering them. */
  readonly isMultiplied: boolean;
  /** Whether layers below show through. */
  readonly isTranslucent: boolean;
};

/** One tile as SVG of 1000 units, and the parts it is assembled from. */
export interface Drawing {
  readonly layout: RepeatLayout;
  readonly svg: string;
  /** Definitions shared by the layers. */
  readonly definitions: string;
  /** Its layers, lowest first. */
  readonly layerMarkup: readonly string[];
}

/** Raw samples of a square picture. */
export type Samples = Uint8Array;

/** The density at which librsvg draws one user unit as one pixel. */
const UNIT_DENSITY = 72;

/** One tile to be written as files. Results needed by several formats are computed once and cached. */
export class Artwork {
  /** Edge of its bitmaps in pixels. */
  readonly pixels: number;
  /** The repeat layout of its tiles. */
  readonly layout: RepeatLayout;
  /** The whole drawing. */
  readonly svg: string;
  /** The parsed drawing. */
  readonly root: SvgNode;
  /** Its layers, lowest first. */
  readonly layers: readonly ArtworkLayer[];
  private readonly drawing: Drawing;
  private rendered: Promise<Samples> | undefined;

  constructor(drawing: Drawing, pixels: number) {
    this.drawing = drawing;
    this.pixels = pixels;
    this.layout = drawing.layout;
    this.svg = drawing.svg;
    this.root = parseSvg(this.svg);
    const isTranslucent = translucencyOf(this.root);
    this.layers = drawingLayers(this.root).map(({ name, node }) => ({
      name,
      isMultiplied: node.attributes.get('mix-blend-mode') === 'multiply',
      isTranslucent: isTranslucent(node),
    }));
  }

  /** Returns the drawing as an SVG document at the size of the artwork or of its straight unit. */
  sizedSvg(form: FileForm): string {
    if (form === 'straight-repeat') return blockSvg(this.svg, this.layout, this.pixels);
    const size = `width="${this.pixels}" height="${this.pixels}"`;
    return this.svg.replace(`width="${TILE_SIZE}" height="${TILE_SIZE}"`, size);
  }

  /** Returns the whole picture: three bytes (RGB) per pixel. */
  picture(): Promise<Samples> {
    this.rendered ??= renderPixels(this.svg, this.pixels);
    return this.rendered;
  }

  /** Returns the whole picture, of one tile or of the straight unit. */
  async raster(form: FileForm): Promise<Sharp> {
    const tile = { pixels: await this.picture(), width: this.pixels, height: this.pixels };
    return straightUnit(tile, form === 'tile' ? 'block' : this.layout);
  }

  /** Returns the picture up to and including a layer: three bytes (RGB) per pixel. */
  pictureUpTo(last: number): Promise<Samples> {
    return last >= this.layers.length - 1 ? this.picture() : renderPixels(this.svgOf(0, last), this.pixels);
  }

  /** Returns some layers alone on a transparent background: four bytes (RGB and alpha, not premultiplied) per pixel. */
  async layerSamples(first: number, last: number): Promise<Samples> {
    dropFormerPictures();
    const density = (UNIT_DENSITY * this.pixels) / TILE_SIZE;
    const drawing = Buffer.from(this.svgOf(first, last));
    return sharp(drawing, { density, unlimited: true }).ensureAlpha().toColorspace('srgb').raw().toBuffer();
  }

  private svgOf(first: number, last: number): string {
    const { definitions, layerMarkup } = this.drawing;
    const opening = this.svg.slice(0, this.svg.indexOf('>') + 1);
    return `${opening}${definitions}${layerMarkup.slice(first, last + 1).join('')}</svg>`;
  }
}
