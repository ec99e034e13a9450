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
 * How far beyond its four edges a tile is drawn, in units. The strip outside an edge is the same
 * drawing as the strip inside the neighboring tile, which the tests check.
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

/** Where `Tile.put` draws a motif. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  /** Radius of a disc about the origin that holds the whole motif, strokes included. */
  readonly radius: number;
  /** Turn in radians. */
  readonly angle?: number;
  readonly scale?: number;
  /** Mirror left to right before turning. */
  readonly flip?: boolean;
}

/** What `Tile.toSvg` renders with. */
export interface SvgOptions {
  readonly palette: Palette;
  /** Width and height attributes in px; TILE_SIZE when left out. */
  readonly size?: number;
  /** Units of bleed to show around the tile, at most BLEED; none when left out. */
  readonly bleed?: number;
}

/** One tile of a pattern: shared definitions and ordered, named layers of SVG markup. */
export class Tile {
  /** How copies of the tile are laid out. */
  readonly lattice: Lattice;
  /** The lattice along which `put` and `wrap` carry motifs across the edges. */
  private readonly carrying: Lattice;
  private readonly definitions: string[] = [];
  private readonly layerList: Layer[] = [];
  private nextId = 0;

  /** A set design that keeps to the plain torus although it is laid in a mirror names that torus as `carrying`. */
  constructor(lattice: Lattice = BLOCK_LATTICE, carrying: Lattice = lattice) {
    this.lattice = lattice;
    this.carrying = carrying;
  }

  /** The layers, lowest first. */
  get layers(): readonly Layer[] {
    return this.layerList;
  }

  /** The named layer, made (with the given attribute text) on first use. */
  layer(name: string, attributes = ''): Layer {
    const found = this.layerList.find((layer) => layer.name === name);
    if (found) return found;
    const made: Layer = { name, attributes, parts: [] };
    this.layerList.push(made);
    return made;
  }

  /** Fixes the order of layers that later code fills in any order. */
  order(...names: string[]): void {
    for (const name of names) this.layer(name);
  }

  /** Paints the whole tile, bleed included. */
  ground(fill: ColorToken = GROUND): void {
    const side = TILE_SIZE + 2 * BLEED;
    this.raw('Background', `<rect x="${-BLEED}" y="${-BLEED}" width="${side}" height="${side}" fill="${fill}"/>`);
  }

  /** Adds markup as it is: the caller answers for its wrapping and bleed. */
  raw(layer: string, markup: string): void {
    this.layer(layer).parts.push(markup);
  }

  /** Stores a fragment once for `<use>` and answers its id. */
  define(markup: string): string {
    const id = this.newId();
    this.definitions.push(`<g id="${id}">${markup}</g>`);
    return id;
  }

  /** Stores a clip path and answers its id. `data` is path data in tile units. */
  defineClip(data: string): string {
    const id = this.newId();
    this.definitions.push(`<clipPath id="${id}"><path d="${data}"/></clipPath>`);
    return id;
  }

  /**
   * The wrap rule: draws a motif about the given place and again for every copy on the lattice that
   * reaches the tile. All copies are drawn together, so the order of overlapping motifs is the same
   * wherever tiles meet. Under `mirror` the motif is drawn once and continues as its reflection.
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

  /** The wrap rule for a fragment in tile units that lies within a box. */
  wrap(layer: string, markup: string, box: Box): void {
    this.repeat(
      layer,
      markup,
      this.carrying.shifts(box, BLEED).map(([dx, dy]) => (dx === 0 && dy === 0 ? '' : `translate(${dx} ${dy})`)),
    );
  }

  /** `wrap` with the box around some points, widened by `pad` units for strokes and curves. */
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

  /** The drawing with color tokens still in it; `only` keeps a single layer by its place in `layers`. */
  markup(only?: number): string {
    const kept = this.layerList.map((layer, index) =>
      only === undefined || only === index ? layerMarkup(layer, index) : '',
    );
    const definitions = this.definitions.length > 0 ? `<defs>${this.definitions.join('')}</defs>` : '';
    return definitions + kept.join('');
  }

  /** A complete SVG document in the given palette. */
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

/** The tile among its eight reflections, each cut at the mirror lines, as it is seen when tiles are laid. */
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
