import type { Box } from './lattice.ts';
import { Lattice, tilePlacement } from './lattice.ts';
import type { Palette } from './palette.ts';
import type { Point } from './path.ts';
import { num, times } from './path.ts';
import type { ColorToken } from './tokens.ts';
import { GROUND, renderHex } from './tokens.ts';

/** The side of a tile in user units; one unit is 3.5 px of a 3500 px production file. */
export const TILE_SIZE = 1000;

/**
 * How far a tile is drawn beyond its four edges, in units. The strip outside an edge equals the strip inside the
 * neighboring tile, which the tests check.
 */
export const BLEED = 8;

/** The plain torus: opposite edges of the tile meet. */
export const BLOCK_LATTICE = new Lattice('block', TILE_SIZE);

/** A named group of markup. Layers are drawn in the order in which they were first named. */
export interface Layer {
  readonly name: string;
  readonly attributes: string;
  readonly parts: string[];
}

/** Placement of a motif by `Tile.put`. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  /** Radius of a disc around the origin that contains the whole motif, strokes included. */
  readonly radius: number;
  /** Rotation in radians. */
  readonly angle?: number;
  readonly scale?: number;
  /** Mirrors left to right before rotating. */
  readonly flip?: boolean;
}

/** Options of `Tile.toSvg`. */
export interface SvgOptions {
  readonly palette: Palette;
  /** Width and height attributes in px; TILE_SIZE by default. */
  readonly size?: number;
  /** Units of bleed around the tile, at most BLEED; none by default. */
  readonly bleed?: number;
}

/** One tile of a pattern: shared definitions and ordered, named layers of SVG markup. */
export class Tile {
  /** The layout of the copies of the tile. */
  readonly lattice: Lattice;
  /** The lattice along which `put` and `wrap` copy motifs across the edges. */
  private readonly carrying: Lattice;
  private readonly definitions: string[] = [];
  private readonly layerList: Layer[] = [];
  private nextId = 0;

  /** A design that keeps to the plain torus although it is laid in a mirror passes that torus as `carrying`. */
  constructor(lattice: Lattice = BLOCK_LATTICE, carrying: Lattice = lattice) {
    this.lattice = lattice;
    this.carrying = carrying;
  }

  /** Returns the layers, lowest first. */
  get layers(): readonly Layer[] {
    return this.layerList;
  }

  /** Returns the named layer, creating it with the given attribute text on first use. */
  layer(name: string, attributes = ''): Layer {
    const found = this.layerList.find((layer) => layer.name === name);
    if (found) return found;
    const made: Layer = { name, attributes, parts: [] };
    this.layerList.push(made);
    return made;
  }

  /** Fixes the order of layers before they are filled. */
  order(...names: string[]): void {
    for (const name of names) this.layer(name);
  }

  /** Paints the whole tile, bleed included. */
  ground(fill: ColorToken = GROUND): void {
    const side = TILE_SIZE + 2 * BLEED;
    this.raw('Background', `<rect x="${-BLEED}" y="${-BLEED}" width="${side}" height="${side}" fill="${fill}"/>`);
  }

  /** Adds markup as is; the caller is responsible for its wrapping and bleed. */
  raw(layer: string, markup: string): void {
    this.layer(layer).parts.push(markup);
  }

  /** Stores a fragment once for `<use>` and returns its id. */
  define(markup: string): string {
    const id = this.newId();
    this.definitions.push(`<g id="${id}">${markup}</g>`);
    return id;
  }

  /** Stores a clip path and returns its id. `data` is path data in tile units. */
  defineClip(data: string): string {
    const id = this.newId();
    this.definitions.push(`<clipPath id="${id}"><path d="${data}"/></clipPath>`);
    return id;
  }

  /**
   * Applies the wrap rule: draws a motif at the given position and again for every copy on the lattice that reaches the
   * tile. All copies are drawn together, so the order of overlapping motifs is the same wherever tiles meet. Under
   * `mirror`, the motif is drawn once and continues as its reflection.
   */
  put(layer: string, markup: string, placement: Placement): void {
    const { x, y, scale = 1, flip = false, angle = 0 } = placement;
    const reach = placement.radius * scale;
    const turn = angle === 0 ? '' : ` rotate(${num((angle * 180) / Math.PI)})`;
    const size = scale === 1 && !flip ? '' : ` scale(${flip ? '-' : ''}${scale.toFixed(3)} ${scale.toFixed(3)})`;
    const box = { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
    const transforms = this.lattice
      .shifts(box, BLEED)
      .map(([dx, dy]) => `translate(${num(x + dx)} ${num(y + dy)})${turn}${size}`);
    this.repeat(layer, markup, transforms);
  }

  /** Applies the wrap rule to a fragment in tile units that lies within a box. */
  wrap(layer: string, markup: string, box: Box): void {
    this.repeat(
      layer,
      markup,
      this.carrying.shifts(box, BLEED).map(([dx, dy]) => (dx === 0 && dy === 0 ? '' : `translate(${dx} ${dy})`)),
    );
  }

  /** Applies `wrap` with the bounding box of some points, widened by `pad` units for strokes and curves. */
  wrapPoints(layer: string, markup: string, points: readonly Point[], pad = 4): void {
    const xs = points.map((point) => point[0]);
    const ys = points.map((point) => point[1]);
    this.wrap(layer, markup, {
      left: Math.min(...xs) - pad,
      top: Math.min(...ys) - pad,
      right: Math.max(...xs) + pad,
      bottom: Math.max(...ys) + pad,
    });
  }

  /** Returns the drawing with color tokens still in it; `only` selects a single layer by its index in `layers`. */
  markup(only?: number): string {
    const kept = this.layerList.map((layer, index) =>
      only === undefined || only === index ? layerMarkup(layer, index) : '',
    );
    const definitions = this.definitions.length > 0 ? `<defs>${this.definitions.join('')}</defs>` : '';
    return definitions + kept.join('');
  }

  /** Returns a complete SVG document in the given palette. */
  toSvg({ palette, size = TILE_SIZE, bleed = 0 }: SvgOptions): string {
    const side = TILE_SIZE + 2 * bleed;
    const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${-bleed} ${-bleed} ${side} ${side}">`;
    const drawn = bleed > 0 && this.lattice.layout === 'mirror' ? reflected(this.markup()) : this.markup();
    return `${open}${renderHex(drawn, palette)}</svg>`;
  }

  private newId(): string {
    this.nextId += 1;
    return `d${this.nextId.toString(36)}`;
  }

  private repeat(layer: string, markup: string, transforms: readonly string[]): void {
    const { parts } = this.layer(layer);
    const [first] = transforms;
    if (first === undefined) return;
    if (transforms.length === 1) {
      parts.push(first === '' ? markup : `<g transform="${first}">${markup}</g>`);
      return;
    }
    const id = this.define(markup);
    for (const transform of transforms) {
      parts.push(`<use href="#${id}"${transform === '' ? '' : ` transform="${transform}"`}/>`);
    }
  }
}

/** Returns the tile among its eight reflections, each clipped at the mirror lines, as seen when tiles are laid. */
function reflected(markup: string): string {
  const nested = `<svg width="${TILE_SIZE}" height="${TILE_SIZE}">${markup}</svg>`;
  const uses = times(9, (index) => {
    const { x, y, flipX, flipY } = tilePlacement('mirror', (index % 3) - 1, Math.floor(index / 3) - 1);
    const move = `translate(${(x + (flipX ? 1 : 0)) * TILE_SIZE} ${(y + (flipY ? 1 : 0)) * TILE_SIZE})`;
    return `<use href="#mirrored" transform="${move} scale(${flipX ? -1 : 1} ${flipY ? -1 : 1})"/>`;
  });
  return `<defs><g id="mirrored">${nested}</g></defs>${uses.join('')}`;
}

function layerMarkup(layer: Layer, index: number): string {
  const attributes = layer.attributes === '' ? '' : ` ${layer.attributes}`;
  const name = layer.name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  return `<g id="L${index}" data-name="${name}"${attributes}>${layer.parts.join('')}</g>`;
}
