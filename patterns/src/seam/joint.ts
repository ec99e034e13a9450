import type { RepeatLayout } from '../core/lattice.ts';
import type { Axis, EdgeLines, Line } from './edge-lines.ts';

/**
 * What follows the last line of a tile: its first line (`straight`), its first line moved along by half a tile
 * (`half-shifted`), or its own last line again (`mirrored`).
 */
export type Joint = 'straight' | 'half-shifted' | 'mirrored';

/** The lines around one boundary: four before it and four after it, in order. */
export type BoundaryWindow = readonly [Line, Line, Line, Line, Line, Line, Line, Line];

/**
 * Returns the joint of a layout across the seam of an axis: only the columns of a half-drop and the rows of a brick
 * shift.
 */
export function jointOf(layout: RepeatLayout, axis: Axis): Joint {
  if (layout === 'mirror') return 'mirrored';
  const isShifted = (layout === 'half-drop' && axis === 'x') || (layout === 'brick' && axis === 'y');
  return isShifted ? 'half-shifted' : 'straight';
}

/** Returns the lines around the boundary between line `boundary` and the next, which may lie beyond the seam. */
export function windowAt(edges: EdgeLines, boundary: number, joint: Joint): BoundaryWindow {
  const line = (offset: number): Line => lineAt(edges, boundary + offset, joint);
  return [line(-3), line(-2), line(-1), line(0), line(1), line(2), line(3), line(4)];
}

function lineAt({ lines, samples }: EdgeLines, index: number, joint: Joint): Line {
  const beyond = index - lines.length;
  if (beyond < 0) return lines[Math.max(0, index)] ?? new Uint8Array(3 * samples);
  if (joint === 'mirrored') return lines[lines.length - 1 - beyond] ?? new Uint8Array(3 * samples);
  const first = lines[beyond] ?? new Uint8Array(3 * samples);
  return joint === 'straight' ? first : movedByHalf(first, samples);
}

/** Returns the line rotated by half its length, channel by channel. */
function movedByHalf(line: Line, samples: number): Line {
  const half = samples / 2;
  const moved = new Uint8Array(line.length);
  for (let channel = 0; channel < 3; channel += 1) {
    const start = channel * samples;
    moved.set(line.subarray(start + half, start + samples), start);
    moved.set(line.subarray(start, start + half), start + half);
  }
  return moved;
}
