import fc from 'fast-check';
import { Bitmap } from './bitmap.ts';
import { Columns } from './columns.ts';
import { SkuOrder } from './sku-order.ts';

/** Adds a document of which only the SKU matters. */
function push(columns: Columns, sku: number): number {
  return columns.push({
    id: '00000000-0000-4000-8000-000000000001',
    sku,
    priceCents: null,
    popularity: 0,
    rating: null,
    downloads: 0,
    isFree: false,
    isPremium: false,
    publishedAt: 0,
    designerId: 1,
    collectionId: null,
    drawing: null,
    codes: [],
    words: new Map(),
  });
}

/** Computes the expected result without an order. */
function slowly(skus: readonly number[], digits: string, isAlive: (doc: number) => boolean): number[] {
  return skus
    .map((sku, doc) => ({ doc, sku, place: String(sku).indexOf(digits) }))
    .filter(({ doc, place }) => place >= 0 && isAlive(doc))
    .toSorted((left, right) => left.place - right.place || left.sku - right.sku)
    .slice(0, 5)
    .map(({ doc }) => doc);
}

const sku = fc.oneof(
  fc.integer({ min: 10_000_000, max: 10_000_900 }),
  fc.integer({ min: 10_000_000, max: 99_999_999 }),
);
const digits = fc
  .tuple(sku, fc.integer({ min: 0, max: 7 }), fc.integer({ min: 1, max: 8 }))
  .map(([number, start, length]) => String(number).slice(start, start + length));

test('P-26 digits are found wherever they stand in a number, while documents come', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(sku, { maxLength: 1500, size: 'max' }),
      fc.array(digits, { minLength: 1 }),
      (skus, all) => {
        const columns = new Columns();
        const order = new SkuOrder(columns);
        const alive = new Bitmap(skus.length);
        for (const [place, number] of skus.entries()) {
          const doc = push(columns, number);
          if (place % 7 !== 0) alive.add(doc);
          if (place % 400 === 0) order.refresh();
        }
        for (const wanted of all) {
          const expected = slowly(skus, wanted, (doc) => alive.has(doc));
          expect(order.containing(wanted, alive, 5)).toEqual(expected);
          const beginning = skus.flatMap((number, doc) => (String(number).startsWith(wanted) ? [doc] : []));
          expect(order.beginningWith(wanted).toSorted((one, other) => one - other)).toEqual(beginning);
        }
      },
    ),
    { numRuns: 60 },
  );
});
