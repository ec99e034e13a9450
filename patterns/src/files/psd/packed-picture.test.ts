import { writePsdUint8Array } from 'ag-psd';

import { psdPictureStart } from '../containers/psd-resources.ts';
import { packedPicture } from './packed-picture.ts';

/** Two strips, the second of which is short. */
const EDGE = 360;

test('the picture of a psd has the bytes that the library writes of it as a whole', () => {
  // Flat areas, ramps and noise, so that runs of all lengths and literals occur at the ends of rows.
  const sampleAt = (x: number, y: number, channel: number) =>
    [y & 255, (x >> (y % 5)) & 255, (x * x * (y + 7) * 31 + channel * 17) & 255, (x % (y + 2)) & 3][y % 4] ?? 0;
  const picture = Uint8Array.from({ length: EDGE * EDGE * 3 }, (_, at) => {
    const pixel = Math.floor(at / 3);
    return sampleAt(pixel % EDGE, Math.floor(pixel / EDGE), at % 3);
  });
  const data = new Uint8ClampedArray(EDGE * EDGE * 4).fill(255);
  for (const [at, value] of picture.entries()) data[Math.floor(at / 3) * 4 + (at % 3)] = value;
  const imageData = { width: EDGE, height: EDGE, data };

  const whole = Buffer.from(writePsdUint8Array({ width: EDGE, height: EDGE, imageData }, { generateThumbnail: false }));

  expect(packedPicture(picture, EDGE).equals(whole.subarray(psdPictureStart(whole)))).toBe(true);
});
