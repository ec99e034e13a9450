import fc from 'fast-check';

import { packChannel } from './pack-bits.ts';
import { visibleBox } from './visible-box.ts';

/** Unpacks rows following TIFF 6.0, to verify the packer independently. */
function unpack(packed: Uint8Array, rows: number): number[][] {
  let at = rows * 2;
  return Array.from({ length: rows }, (_, y) => {
    const end = at + ((packed[y * 2] ?? 0) << 8) + (packed[y * 2 + 1] ?? 0);
    const row: number[] = [];
    while (at < end) {
      const head = packed[at] ?? 0;
      const literals = head < 128 ? head + 1 : 1;
      const bytes = [...packed.subarray(at + 1, at + 1 + literals)];
      row.push(...(head < 128 ? bytes : Array.from({ length: 257 - head }, () => bytes[0] ?? 0)));
      at += 1 + literals;
    }
    return row;
  });
}

const rgba = (rows: readonly (readonly number[])[]): Uint8Array =>
  Uint8Array.from(rows.flat().flatMap((value) => [0, value, 0, 255]));

test('packed rows unpack to themselves, whatever their runs and lengths', () => {
  const run = fc
    .tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 1, max: 300 }))
    .map(([value, length]) => Array.from({ length }, () => value));
  const row = fc.array(run, { minLength: 1, maxLength: 6 }).map((runs) => runs.flat());
  fc.assert(
    fc.property(row, (values) => {
      const rows = [values, values.toReversed()];
      const box = { left: 0, top: 0, right: values.length, bottom: 2 };
      const source = { samples: rgba(rows), width: values.length, channel: 1 };
      expect(unpack(packChannel(source, box), 2)).toEqual(rows);
    }),
  );
});

test('only the box is packed', () => {
  const rows = [
    [1, 2, 3],
    [4, 5, 6],
    [7, 8, 9],
  ];
  const source = { samples: rgba(rows), width: 3, channel: 1 };
  expect(unpack(packChannel(source, { left: 1, top: 1, right: 3, bottom: 3 }), 2)).toEqual([
    [5, 6],
    [8, 9],
  ]);
});

test('the visible box holds every pixel with alpha, and nothing visible has no box', () => {
  const samples = new Uint8Array(5 * 5 * 4);
  expect(visibleBox(samples, 5)).toBeNull();
  samples[(1 * 5 + 3) * 4 + 3] = 1;
  samples[(2 * 5 + 1) * 4 + 3] = 255;
  expect(visibleBox(samples, 5)).toEqual({ left: 1, top: 1, right: 4, bottom: 3 });
});
