import { meanJump, meanMismatch } from './breaks.ts';
import type { EdgeLines } from './edge-lines.ts';
import type { BandEdges, EndBands } from './frame.ts';
import { bandEdges, endBands } from './frame.ts';
import type { Joint } from './joint.ts';
import { windowAt } from './joint.ts';
import type { SelfLikeness } from './self-likeness.ts';
import { selfLikeness } from './self-likeness.ts';

/** Share of the picture at either edge that is excluded from the reference. */
const MARGIN = 0.02;
/** Boundaries within this share of the picture around its middle belong to it. */
const MIDDLE = 0.01;

/** Statistics of the boundaries inside the picture. */
export interface InnerReference {
  /** The strongest one. */
  readonly peak: number;
  /**
   * The strongest one away from the middle of the picture, where a design whose halves were slid has its second break.
   */
  readonly peakOffMiddle: number;
  /** The 90th percentile. */
  readonly high: number;
}

/** Layout-independent data about one axis of a picture. */
export interface AxisStudy {
  readonly edges: EdgeLines;
  readonly jump: InnerReference;
  readonly mismatch: InnerReference;
  readonly likeness: SelfLikeness;
  readonly frame: (EndBands & BandEdges) | undefined;
}

export function studyAxis(edges: EdgeLines): AxisStudy {
  const count = edges.lines.length;
  const margin = Math.max(8, Math.round(count * MARGIN));
  const jumps = new Float64Array(count);
  const mismatches = new Float64Array(count);
  for (let boundary = 0; boundary < count - 1; boundary += 1) {
    const window = windowAt(edges, boundary, 'straight');
    if (boundary >= margin && boundary < count - margin) jumps[boundary] = meanJump(window);
    mismatches[boundary] = meanMismatch(window);
  }
  const bands = endBands(edges);
  return {
    edges,
    jump: reference(jumps.subarray(margin, count - margin)),
    mismatch: reference(mismatches.subarray(margin, count - margin)),
    likeness: selfLikeness(edges),
    frame: bands && { ...bands, ...bandEdges(mismatches, bands) },
  };
}

/** Returns the strongest jump around the seam, because an edge may be off by a pixel. */
export function seamJump(edges: EdgeLines, joint: Joint): number {
  const last = edges.lines.length - 1;
  return Math.max(...[last - 1, last, last + 1].map((boundary) => meanJump(windowAt(edges, boundary, joint))));
}

/** Returns the mismatch at the seam itself. */
export function seamMismatch(edges: EdgeLines, joint: Joint, target?: Float32Array): number {
  return meanMismatch(windowAt(edges, edges.lines.length - 1, joint), target);
}

function reference(values: Float64Array): InnerReference {
  const order = values.toSorted((left, right) => left - right);
  const middle = values.length / 2;
  const width = Math.max(3, values.length * MIDDLE);
  const offMiddle = values.filter((_, place) => Math.abs(place - middle) > width);
  return {
    peak: order.at(-1) ?? 0,
    peakOffMiddle: offMiddle.reduce((most, value) => Math.max(most, value), 0),
    high: order[Math.floor(order.length * 0.9)] ?? 0,
  };
}
