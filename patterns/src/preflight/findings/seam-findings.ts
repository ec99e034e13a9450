import type { RepeatLayout } from '../../core/lattice.ts';
import { fittingLayout, type SeamReport, type SeamStudy } from '../../seam/check-seam.ts';
import type { Axis } from '../../seam/edge-lines.ts';
import { SUSPECT_FROM } from '../../seam/seam-rule.ts';
import type { Stretch } from '../../seam/stretches.ts';
import { finding, type Finding, type TileBox } from './finding.ts';

/** Depth of a box inside the tile, as a share of its shorter side. */
const DEPTH = 0.014;

/** Returns the findings about the seams of a tile in its declared layout. */
export function seamFindings(study: SeamStudy, report: Omit<SeamReport, 'fits'>): Finding[] {
  const found: Finding[] = [];
  if (report.isFramed) found.push({ ...finding('border', severityOf(report)), boxes: borderBoxes(study) });
  const failing = (['x', 'y'] as const).filter((axis) => report.axes[axis].risk >= SUSPECT_FROM);
  if (report.result === 'seamless' || failing.length === 0) return found;
  const { layout } = report;
  const fits = fittingLayout(study, layout);
  const missing = Object.fromEntries(failing.map((axis) => [axis, report.axes[axis].missingPixels]));
  found.push({
    code: report.result === 'broken' ? 'seam-broken' : 'seam-suspect',
    severity: severityOf(report),
    data: { layout, ...(fits === null ? {} : { fits }), ...missing },
    boxes: failing.flatMap((axis) =>
      report.axes[axis].stretches.flatMap((stretch) => boxesOf(study, layout, axis, stretch)),
    ),
  });
  return found;
}

function severityOf({ result }: Omit<SeamReport, 'fits'>): Finding['severity'] {
  return result === 'broken' ? 'error' : 'warning';
}

/** Returns the boxes of a stretch along the last line of an axis, and of the adjoining part of the first one. */
function boxesOf(study: SeamStudy, layout: RepeatLayout, axis: Axis, stretch: Stretch): TileBox[] {
  const last = boxAlong(study, axis, stretch, 'end');
  if (layout === 'mirror') return [last];
  const isShifted = (layout === 'half-drop' && axis === 'x') || (layout === 'brick' && axis === 'y');
  const met = isShifted ? movedByHalf(stretch, axis === 'x' ? study.height : study.width) : [stretch];
  return [last, ...met.map((each) => boxAlong(study, axis, each, 'start'))];
}

/** Moves a stretch by half a tile, splitting it if it wraps around the end. */
function movedByHalf({ from, to }: Stretch, length: number): Stretch[] {
  const half = length / 2;
  const [start, end] = [from + half, to + half];
  if (start >= length) return [{ from: start - length, to: end - length }];
  if (end <= length) return [{ from: start, to: end }];
  return [
    { from: start, to: length },
    { from: 0, to: Math.min(end - length, start) },
  ];
}

function boxAlong({ width, height }: SeamStudy, axis: Axis, { from, to }: Stretch, side: 'start' | 'end'): TileBox {
  const depth = Math.max(3, Math.round(Math.min(width, height) * DEPTH));
  const [start, length] = [Math.floor(from), Math.ceil(to) - Math.floor(from)];
  if (axis === 'x') return { left: side === 'end' ? width - depth : 0, top: start, width: depth, height: length };
  return { left: start, top: side === 'end' ? height - depth : 0, width: length, height: depth };
}

function borderBoxes({ x, y, width, height }: SeamStudy): TileBox[] {
  const [left, right] = [x.frame?.first ?? 0, x.frame?.last ?? 0];
  const [top, bottom] = [y.frame?.first ?? 0, y.frame?.last ?? 0];
  return [
    { left: 0, top: 0, width: left, height },
    { left: width - right, top: 0, width: right, height },
    { left: 0, top: 0, width, height: top },
    { left: 0, top: height - bottom, width, height: bottom },
  ].filter((box) => box.width > 0 && box.height > 0);
}
