import fc from 'fast-check';
import { spreadDrawings } from './spread-drawings.ts';

const matches = fc
  .array(fc.option(fc.integer({ min: 1, max: 12 })), { maxLength: 240 })
  .map((drawings) => drawings.map((drawing, place) => ({ drawing, place })));

test('CT-05 the first 24 hold three of a drawing at most, as long as there are others; nothing is lost', () => {
  fc.assert(
    fc.property(matches, (found) => {
      const spread = spreadDrawings(found);
      expect(spread.map(({ place }) => place).toSorted((left, right) => left - right)).toEqual(
        found.map(({ place }) => place),
      );
      const count = (list: typeof found, drawing: number | null) =>
        list.filter((match) => match.drawing === drawing).length;
      const kinds = [...new Set(found.map(({ drawing }) => drawing))];
      const room = kinds.reduce<number>(
        (sum, drawing) => sum + (drawing === null ? count(found, null) : Math.min(3, count(found, drawing))),
        0,
      );
      if (room < 24) return;
      const first = spread.slice(0, 24);
      expect(kinds.filter((kind) => kind !== null && count(first, kind) > 3)).toEqual([]);
    }),
  );
});
