import { PlaneTransform } from './plane-transform.ts';

const EDGE = 8;
const CELLS = EDGE * EDGE;

test('a single wave comes out in its own cell', () => {
  const [across, down] = [3, 1];
  const angle = (index: number): number =>
    (2 * Math.PI * (across * (index % EDGE) + down * Math.floor(index / EDGE))) / EDGE;
  const real = Float64Array.from({ length: CELLS }, (_, index) => Math.cos(angle(index)));
  const imaginary = Float64Array.from({ length: CELLS }, (_, index) => Math.sin(angle(index)));
  PlaneTransform.of(EDGE).forward({ real, imaginary });
  real.forEach((value, index) => expect(value).toBeCloseTo(index === down * EDGE + across ? CELLS : 0, 9));
  imaginary.forEach((value) => expect(value).toBeCloseTo(0, 9));
});

test('the inverse brings the plane back, times the number of its cells', () => {
  const plane = Float64Array.from({ length: CELLS }, (_, index) => (index * 37) % 11);
  const signal = { real: plane.slice(), imaginary: new Float64Array(CELLS) };
  PlaneTransform.of(EDGE).forward(signal);
  PlaneTransform.of(EDGE).inverse(signal);
  signal.real.forEach((value, index) => expect(value / CELLS).toBeCloseTo(plane[index] ?? 0, 9));
});

test.each([0, 1, 12])('an edge of %i is refused', (edge) => {
  expect(() => PlaneTransform.of(edge)).toThrow(RangeError);
});
