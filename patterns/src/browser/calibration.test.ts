import fc from 'fast-check';
import {
  calibrationFrom,
  cssPixelsPerCm,
  NOMINAL_PIXELS_PER_CM,
  readCalibration,
  REFERENCE_OBJECTS,
  writeCalibration,
} from './calibration.ts';

const ratios = fc.constantFrom(0.5, 0.75, 1, 1.25, 1.5, 2, 3);
const densities = fc.double({ min: 30, max: 90, noNaN: true });

test('whatever is held against the screen, a cm comes out as so many pixels', () => {
  fc.assert(
    fc.property(fc.constantFrom(...REFERENCE_OBJECTS), densities, ratios, ({ widthMm }, pixelsPerCm, ratio) => {
      const calibration = calibrationFrom(widthMm, (widthMm / 10) * pixelsPerCm, ratio);
      expect(cssPixelsPerCm(calibration, ratio)).toBeCloseTo(pixelsPerCm, 6);
    }),
  );
});

test('zooming in the browser keeps the measure: twice the ratio, half the CSS pixels', () => {
  const calibration = calibrationFrom(85.6, 8.56 * 44, 1);
  expect(cssPixelsPerCm(calibration, 2)).toBeCloseTo(22, 6);
});

test('a calibration is read back as it was written, to a thousandth of a pixel', () => {
  fc.assert(
    fc.property(fc.double({ min: 12, max: 390, noNaN: true }), (devicePixelsPerCm) => {
      const read = readCalibration(writeCalibration({ devicePixelsPerCm }));
      expect(read?.devicePixelsPerCm).toBeCloseTo(devicePixelsPerCm, 3);
    }),
  );
});

test.each([null, '', '0', '5', '999', '-40', '1e2', 'NaN', '40px', '{"devicePixelsPerCm":40}', '40.12345'])(
  'what no screen is like or nobody wrote is not believed: %p',
  (text) => {
    expect(readCalibration(text)).toBeNull();
  },
);

test('until someone measures, 96 px are an inch', () => {
  expect(cssPixelsPerCm(null, 2)).toBe(NOMINAL_PIXELS_PER_CM);
  expect(NOMINAL_PIXELS_PER_CM * 2.54).toBeCloseTo(96);
});

test('a shape of no size or beyond any screen is no calibration', () => {
  expect(calibrationFrom(85.6, 0, 1)).toBeNull();
  expect(calibrationFrom(23.25, 5000, 3)).toBeNull();
});
