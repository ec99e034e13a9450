import fc from 'fast-check';
import { Lattice, REPEAT_LAYOUTS } from '../core/lattice.ts';
import {
  ACROSS_CM,
  atSeam,
  joiningLayouts,
  pannedBy,
  type RepeatView,
  tilesAtMiddle,
  withLayout,
  withRepeat,
  zoomedTo,
} from './repeat-view.ts';

const lengths = fc.double({ min: 6, max: 90, noNaN: true });
const shares = fc.double({ min: 0, max: 1, noNaN: true });
const aspects = fc.double({ min: 0.5, max: 2, noNaN: true });
const moves = fc.double({ min: -500, max: 500, noNaN: true });
const views: fc.Arbitrary<RepeatView> = fc.record({
  layout: fc.constantFrom(...REPEAT_LAYOUTS),
  repeatCm: lengths,
  acrossCm: lengths,
  leftCm: lengths,
  topCm: lengths,
});

/** Returns the point of the tile seen at a position of the window; a point on an edge may belong to either side. */
function seen(view: RepeatView, aspect: number, x: number, y: number): readonly [number, number] {
  const lattice = new Lattice(view.layout, view.repeatCm);
  return lattice.home([view.leftCm + x * view.acrossCm, view.topCm + (y * view.acrossCm) / aspect]);
}

function expectSame(view: RepeatView, one: readonly [number, number], other: readonly [number, number]): void {
  const lattice = new Lattice(view.layout, view.repeatCm);
  expect(lattice.distance([...one], [...other]) / view.repeatCm).toBeLessThan(1e-6);
}

test('a tile joins in the layout it is drawn for, and mirrored; half drop and brick are offered to no other', () => {
  for (const layout of REPEAT_LAYOUTS) {
    const offered = joiningLayouts(layout);
    expect(offered[0]).toBe(layout);
    expect(offered).toContain('mirror');
    expect(offered.filter((other) => other !== layout && other !== 'mirror')).toEqual([]);
  }
});

test('however far the pattern is moved, what comes into view is the same pattern, and positions stay small', () => {
  fc.assert(
    fc.property(views, moves, moves, shares, shares, (view, right, down, x, y) => {
      const moved = pannedBy(view, right, down);
      const shifted = { ...view, leftCm: view.leftCm + right, topCm: view.topCm + down };
      expectSame(view, seen(moved, 1, x, y), seen(shifted, 1, x, y));
      expect(moved.leftCm).toBeGreaterThanOrEqual(0);
      expect(moved.leftCm).toBeLessThanOrEqual(2 * view.repeatCm);
      expect(moved.topCm).toBeLessThanOrEqual(2 * view.repeatCm);
    }),
  );
});

test('zooming keeps what is under the pointer, and stays within bounds', () => {
  fc.assert(
    fc.property(
      views,
      fc.double({ min: 0.001, max: 9999, noNaN: true }),
      aspects,
      shares,
      shares,
      (view, across, aspect, x, y) => {
        const zoomed = zoomedTo(view, across, aspect, { x, y });
        expect(zoomed.acrossCm).toBeGreaterThanOrEqual(ACROSS_CM.min);
        expect(zoomed.acrossCm).toBeLessThanOrEqual(ACROSS_CM.max);
        expectSame(view, seen(zoomed, aspect, x, y), seen(view, aspect, x, y));
      },
    ),
    {
      // On the edge of a column, apart from rounding.
      examples: [
        [
          { layout: 'half-drop', repeatCm: 6.000000000000001, acrossCm: 6, leftCm: 6, topCm: 6 },
          98,
          0.5,
          0.9999999999999982,
          0,
        ],
      ],
    },
  );
});

test('another repeat keeps the same place of the tile in the middle', () => {
  fc.assert(
    fc.property(views, lengths, aspects, (view, repeatCm, aspect) => {
      const scaled = withRepeat(view, repeatCm, aspect);
      const before = seen(view, aspect, 0.5, 0.5);
      const growth = repeatCm / view.repeatCm;
      expectSame(scaled, seen(scaled, aspect, 0.5, 0.5), [before[0] * growth, before[1] * growth]);
    }),
  );
});

test('the seam view has a corner of a tile in its middle, which may be the middle of another one’s edge', () => {
  fc.assert(
    fc.property(views, aspects, (view, aspect) => {
      const [x, y] = seen(atSeam(view, aspect), aspect, 0.5, 0.5).map((value) => value / view.repeatCm);
      const fromEdge = (share = Number.NaN) => Math.min(share, 1 - share);
      const fromHalf = (share = Number.NaN) => Math.abs(share - 0.5);
      expect(Math.min(fromEdge(x), fromEdge(y))).toBeLessThan(1e-6);
      expect(Math.min(fromEdge(x), fromHalf(x))).toBeLessThan(1e-6);
      expect(Math.min(fromEdge(y), fromHalf(y))).toBeLessThan(1e-6);
    }),
  );
});

test('the outlined tile is in the middle, and its neighbors touch without lying over it', () => {
  fc.assert(
    fc.property(views, aspects, (view, aspect) => {
      const { repeatCm } = view;
      const { tile, neighbors } = tilesAtMiddle(view, aspect);
      const middle = { x: view.leftCm + view.acrossCm / 2, y: view.topCm + view.acrossCm / aspect / 2 };
      expect(Math.abs(tile.leftCm + repeatCm / 2 - middle.x)).toBeLessThanOrEqual(repeatCm * 0.51);
      expect(Math.abs(tile.topCm + repeatCm / 2 - middle.y)).toBeLessThanOrEqual(repeatCm * 0.51);
      expect(neighbors.length).toBeGreaterThanOrEqual(6);
      for (const { leftCm, topCm } of neighbors) {
        const apart = Math.max(Math.abs(leftCm - tile.leftCm), Math.abs(topCm - tile.topCm));
        expect(apart / repeatCm).toBeCloseTo(1, 6);
      }
    }),
  );
});

test('another layout begins at a corner of a tile', () => {
  fc.assert(
    fc.property(views, fc.constantFrom(...REPEAT_LAYOUTS), (view, layout) => {
      expect(withLayout(view, layout)).toEqual({ ...view, layout, leftCm: 0, topCm: 0 });
    }),
  );
});
