import { TILE_SIZE } from '../core/tile.ts';
import { INITIAL_PAINT, inheritPaint } from '../files/vector/paint-state.ts';
import type { PaintState } from '../files/vector/paint-state.ts';
import { parseSvg } from '../files/vector/svg-tree.ts';
import type { SvgNode } from '../files/vector/svg-tree.ts';
import { renderPixels } from '../raster/render.ts';

/** An uploaded drawing as a tile of 1000 units. */
export interface UploadedDrawing {
  readonly tile: string;
  /** Whether it contains only what the vector writers support: shapes, flat colors and copies. */
  readonly isPlain: boolean;
}

const PAINTS = /\b(fill|stroke)="([^"]*)"/g;
const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const RGB = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/i;
const NAMED: ReadonlyMap<string, string> = new Map([
  ['black', '#000000'],
  ['white', '#ffffff'],
]);

const SHAPES = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']);
const PLAIN_TAGS = new Set([...SHAPES, 'svg', 'g', 'defs', 'use']);
const PLAIN_ATTRIBUTES = new Set(
  `
    id transform fill fill-opacity fill-rule opacity stroke stroke-dasharray stroke-linecap stroke-linejoin
    stroke-miterlimit stroke-opacity stroke-width d points x y width height rx ry cx cy r x1 y1 x2 y2 href`
    .trim()
    .split(/\s+/),
);
const ROOT_ATTRIBUTES = new Set(['id', 'xmlns', 'width', 'height', 'viewBox', 'preserveAspectRatio', 'overflow']);
/** Unitless numbers, and transforms. */
const PLAIN_VALUE = /^[^%]*$/;

/** Parses the SVG the intake wrote for a square drawing. Throws an Error on other text. */
export function readDrawing(svg: string): UploadedDrawing {
  const root = parseSvg(svg);
  const [x = 0, y = 0, width = 0] = (root.attributes.get('viewBox') ?? '').split(' ').map(Number);
  const content = withHexPaints(svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>')));
  const paints = [...root.attributes].filter(([name]) => !ROOT_ATTRIBUTES.has(name) && name !== 'style');
  const given = new Map([['fill', INITIAL_PAINT.fill], ...paints]);
  const paint = withHexPaints([...given].map(([name, value]) => ` ${name}="${value}"`).join(''));
  const isPlain = isPlainDrawing(parseSvg(`<svg${paint}>${content}</svg>`));
  const box = `viewBox="0 0 ${TILE_SIZE} ${TILE_SIZE}"`;
  const opening = `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE_SIZE}" height="${TILE_SIZE}" ${box}>`;
  const scale = TILE_SIZE / width;
  const placed = isPlain
    ? `<g transform="scale(${scale}) translate(${-x} ${-y})">${content}</g>`
    : `<svg width="${TILE_SIZE}" height="${TILE_SIZE}" viewBox="${root.attributes.get('viewBox')}">${content}</svg>`;
  return { tile: `${opening}<g id="L0" data-name="Drawing"${paint}>${placed}</g></svg>`, isPlain };
}

function withHexPaints(markup: string): string {
  return markup.replaceAll(PAINTS, (_whole, name: string, value: string) => `${name}="${hexOf(value) ?? value}"`);
}

/** Returns a color as six hex digits, or null if it is not a flat color or uses a rare notation. */
function hexOf(color: string): string | null {
  const text = color.trim().toLowerCase();
  if (HEX.test(text)) return text.length === 4 ? text.replaceAll(/[0-9a-f]/g, '$&$&') : text;
  const parts = RGB.exec(text)?.slice(1).map(Number);
  if (parts?.every((part) => part <= 255))
    return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  return NAMED.get(text) ?? null;
}

function isPlainDrawing(node: SvgNode): boolean {
  const attributes = [...node.attributes];
  const isOwn = PLAIN_TAGS.has(node.tag) && attributes.every(([name, value]) => isPlainAttribute(node, name, value));
  return isOwn && node.children.every(isPlainDrawing);
}

function isPlainAttribute({ tag, attributes }: SvgNode, name: string, value: string): boolean {
  if (!PLAIN_ATTRIBUTES.has(name) || !PLAIN_VALUE.test(value)) return false;
  if (name === 'fill' || name === 'stroke') return value === 'none' || HEX.test(value);
  if (tag === 'use') return name !== 'x' && name !== 'y' && name !== 'width' && name !== 'height';
  if (name === 'transform') return !value.includes('skewY') && value !== 'none';
  if (name === 'ry' && tag === 'rect') return value === attributes.get('rx');
  if (name === 'd' || name === 'points' || name === 'id' || name.startsWith('stroke-') || name === 'fill-rule')
    return true;
  return Number.isFinite(Number(value));
}

/** Edge of the rendering in which the colors of a drawing are counted. */
const COUNTED_PIXELS = 384;
/** A palette has a ground and at most seven inks. */
const MAX_INKS = 8;

/**
 * Returns the colors of a drawing as `#rrggbb`, the one covering most first; null if it cannot be recolored: it
 * contains more than flat colors, more than eight of them, or only one.
 */
export async function drawingInks({ tile, isPlain }: UploadedDrawing): Promise<string[] | null> {
  if (!isPlain) return null;
  const inks = [...paintsOf(parseSvg(tile), INITIAL_PAINT)];
  if (inks.length < 2 || inks.length > MAX_INKS) return null;
  const pixels = await renderPixels(tile, COUNTED_PIXELS);
  const counts = new Map<string, number>();
  for (let at = 0; at < pixels.length; at += 3) {
    const hex = `#${Buffer.from(pixels.subarray(at, at + 3)).toString('hex')}`;
    counts.set(hex, (counts.get(hex) ?? 0) + 1);
  }
  return inks.toSorted((left, right) => (counts.get(right) ?? 0) - (counts.get(left) ?? 0));
}

/** Returns the colors that shapes are painted in, in order of first use. */
function paintsOf(node: SvgNode, inherited: PaintState): Set<string> {
  const paint = inheritPaint(inherited, node);
  const own = SHAPES.has(node.tag) ? [paint.fill, paint.stroke].filter((color) => color !== 'none') : [];
  return new Set([...own, ...node.children.flatMap((child) => [...paintsOf(child, paint)])]);
}

/** Returns the drawing with other colors in place of its own. */
export function drawnIn(
  drawing: UploadedDrawing,
  inks: readonly string[],
  palette: readonly string[],
): UploadedDrawing {
  const changed = new Map(inks.map((ink, index) => [ink, palette[index] ?? ink]));
  const tile = drawing.tile.replaceAll(
    PAINTS,
    (_whole, name: string, value: string) => `${name}="${changed.get(value) ?? value}"`,
  );
  return { ...drawing, tile };
}
