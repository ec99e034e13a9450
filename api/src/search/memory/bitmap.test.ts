import fc from 'fast-check';
import { Bitmap } from './bitmap.ts';

const numbers = fc.uniqueArray(fc.integer({ min: 0, max: 700 }));
const room = fc.integer({ min: 701, max: 1200 });

function bitmapOf(docs: Iterable<number>, size: number): Bitmap {
  const bitmap = new Bitmap(size);
  for (const doc of docs) bitmap.add(doc);
  return bitmap;
}

test('P-21 bitmaps of any two sizes combine and count as sets do', () => {
  fc.assert(
    fc.property(numbers, numbers, room, room, (left, right, leftRoom, rightRoom) => {
      const make = () => [bitmapOf(left, leftRoom), bitmapOf(right, rightRoom)] as const;
      const docs = (bitmap: Bitmap) => [...bitmap.toDocs()];
      const sorted = (set: readonly number[]) => set.toSorted((one, other) => one - other);
      const both = sorted(left.filter((doc) => right.includes(doc)));
      const onlyLeft = sorted(left.filter((doc) => !right.includes(doc)));
      const either = sorted([...new Set([...left, ...right])]);
      const [one, other] = make();
      expect(one.count()).toBe(left.length);
      expect(one.countWith(other)).toBe(both.length);
      expect(one.meets(other)).toBe(both.length > 0);
      expect(docs(make()[0].and(other))).toEqual(both);
      expect(docs(make()[0].andNot(other))).toEqual(onlyLeft);
      expect(docs(make()[0].or(other))).toEqual(either);
      const taken = bitmapOf(right, leftRoom);
      expect(docs(one.takeFrom(taken))).toEqual(onlyLeft);
      expect(docs(taken)).toEqual(either);
    }),
  );
});

test('P-21 a full bitmap counts every number', () => {
  expect(new Bitmap(5000).fill(4999).count()).toBe(4999);
});
