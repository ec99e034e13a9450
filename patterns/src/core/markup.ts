import type { Point } from './path.ts';
import { coords, num } from './path.ts';
import type { ColorToken } from './tokens.ts';

/** Returns a filled path. `extra` is additional attribute text. */
export function fillPath(data: string, fill: ColorToken, extra = ''): string {
  return `<path d="${data}" fill="${fill}"${spaced(extra)}/>`;
}

/** Returns a stroked path with round caps and joins. Width in tile units. */
export function strokePath(data: string, stroke: ColorToken, width: number, extra = ''): string {
  return `<path d="${data}" fill="none" stroke="${stroke}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"${spaced(extra)}/>`;
}

/** Returns a stroked path with butt caps and mitered joins, for hard-edged designs. */
export function sharpPath(data: string, stroke: ColorToken, width: number, extra = ''): string {
  return `<path d="${data}" fill="none" stroke="${stroke}" stroke-width="${num(width)}"${spaced(extra)}/>`;
}

export function circle(center: Point, radius: number, fill: ColorToken, extra = ''): string {
  return `<circle cx="${num(center[0])}" cy="${num(center[1])}" r="${num(radius)}" fill="${fill}"${spaced(extra)}/>`;
}

/** Returns an outlined circle. */
export function ring(center: Point, radius: number, stroke: ColorToken, width: number, extra = ''): string {
  return circle(center, radius, 'none', `stroke="${stroke}" stroke-width="${num(width)}"${spaced(extra)}`);
}

export function rect(x: number, y: number, width: number, height: number, fill: ColorToken, extra = ''): string {
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" fill="${fill}"${spaced(extra)}/>`;
}

/** Rotates a fragment drawn at the origin (radians) and moves it into place. */
export function placed(markup: string, at: Point, angle = 0): string {
  const turn = angle === 0 ? '' : ` rotate(${num((angle * 180) / Math.PI)})`;
  return `<g transform="translate(${coords(at)})${turn}">${markup}</g>`;
}

function spaced(extra: string): string {
  return extra === '' ? '' : ` ${extra}`;
}
