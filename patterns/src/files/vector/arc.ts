/** A cubic Bezier segment after its start point: two control points and the end point. */
export type Cubic = readonly [number, number, number, number, number, number];

export type Arc = {
  from: readonly [number, number];
  to: readonly [number, number];
  rx: number;
  ry: number;
  /** Rotation of the ellipse in degrees. */
  rotation: number;
  largeArc: boolean;
  sweep: boolean;
};

type Ellipse = { cx: number; cy: number; rx: number; ry: number; start: number; turn: number };

/** Converts an SVG arc to its center form: SVG 2, appendix B.2.4. */
function centerForm(arc: Arc, cos: number, sin: number): Ellipse {
  const dx = (arc.from[0] - arc.to[0]) / 2;
  const dy = (arc.from[1] - arc.to[1]) / 2;
  const x = cos * dx + sin * dy;
  const y = -sin * dx + cos * dy;
  const overshoot = Math.max(1, Math.sqrt((x / arc.rx) ** 2 + (y / arc.ry) ** 2));
  const rx = arc.rx * overshoot;
  const ry = arc.ry * overshoot;
  const spread = (rx * y) ** 2 + (ry * x) ** 2;
  const side = arc.largeArc === arc.sweep ? -1 : 1;
  const factor = side * Math.sqrt(Math.max(0, ((rx * ry) ** 2 - spread) / spread));
  const localX = (factor * rx * y) / ry;
  const localY = (-factor * ry * x) / rx;
  const start = Math.atan2((y - localY) / ry, (x - localX) / rx);
  let turn = Math.atan2((-y - localY) / ry, (-x - localX) / rx) - start;
  if (arc.sweep && turn < 0) turn += 2 * Math.PI;
  if (!arc.sweep && turn > 0) turn -= 2 * Math.PI;
  return {
    cx: cos * localX - sin * localY + (arc.from[0] + arc.to[0]) / 2,
    cy: sin * localX + cos * localY + (arc.from[1] + arc.to[1]) / 2,
    rx,
    ry,
    start,
    turn,
  };
}

/**
 * Returns cubic segments of at most a quarter turn each that approximate an SVG elliptical arc. Radii must not be zero.
 */
export function arcToCubics(arc: Arc): Cubic[] {
  if (arc.from[0] === arc.to[0] && arc.from[1] === arc.to[1]) return [];
  const angle = (arc.rotation * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const { cx, cy, rx, ry, start, turn } = centerForm(arc, cos, sin);
  const count = Math.max(1, Math.ceil(Math.abs(turn) / (Math.PI / 2) - 1e-9));
  const step = turn / count;
  const reach = (4 / 3) * Math.tan(step / 4);
  const turned = (x: number, y: number): [number, number] => [x * cos - y * sin, x * sin + y * cos];
  return Array.from({ length: count }, (_, index): Cubic => {
    const first = start + index * step;
    const last = first + step;
    const [x1, y1] = turned(
      rx * (Math.cos(first) - reach * Math.sin(first)),
      ry * (Math.sin(first) + reach * Math.cos(first)),
    );
    const [x2, y2] = turned(
      rx * (Math.cos(last) + reach * Math.sin(last)),
      ry * (Math.sin(last) - reach * Math.cos(last)),
    );
    const [x, y] = turned(rx * Math.cos(last), ry * Math.sin(last));
    return [cx + x1, cy + y1, cx + x2, cy + y2, cx + x, cy + y];
  });
}
