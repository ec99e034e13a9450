import * as fc from 'fast-check';
import { Rng } from '../core/rng.ts';
import { DESCRIPTOR_LENGTH } from './descriptor.ts';
import { copyDistance, fingerprintDistance, likenessDistance } from './distance.ts';
import { FINGERPRINT_LENGTH } from './fingerprint.ts';
import { LikenessIndex } from './likeness-index.ts';
import type { Likeness } from './likeness.ts';

function randomVector(rng: Rng, length: number): Int8Array {
  return Int8Array.from({ length }, () => rng.int(-127, 127));
}

function randomLikeness(rng: Rng): Likeness {
  return {
    descriptor: randomVector(rng, DESCRIPTOR_LENGTH),
    fingerprint: randomVector(rng, FINGERPRINT_LENGTH),
  };
}

function filled(count: number): { index: LikenessIndex; all: Map<string, Likeness> } {
  const rng = new Rng(`index of ${count}`);
  const index = new LikenessIndex();
  const all = new Map<string, Likeness>();
  for (let number = 0; number < count; number += 1) {
    const likeness = randomLikeness(rng);
    index.add(`tile-${number}`, likeness);
    all.set(`tile-${number}`, likeness);
  }
  return { index, all };
}

/** Returns every tile with its distance, nearest first. */
function ranked(all: ReadonlyMap<string, Likeness>, distanceTo: (likeness: Likeness) => number) {
  return [...all]
    .map(([id, likeness]) => ({ id, distance: distanceTo(likeness) }))
    .toSorted((left, right) => left.distance - right.distance);
}

const { index, all } = filled(1000);

describe('the index of likeness', () => {
  test('finds what comparing one by one finds, with any weight, in one orientation or all', () => {
    fc.assert(
      fc.property(fc.integer(), fc.double({ min: 0, max: 1, noNaN: true }), fc.boolean(), (seed, weight, any) => {
        const { descriptor } = randomLikeness(new Rng(`${seed}`));
        const options = { textureWeight: weight, anyOrientation: any };
        const expected = ranked(all, (likeness) => likenessDistance(descriptor, likeness.descriptor, options));
        const hits = index.search(descriptor, options);
        expect(hits).toHaveLength(24);
        hits.forEach((hit, place) => expect(hit.distance).toBeCloseTo(expected[place]?.distance ?? -1, 9));
      }),
      { numRuns: 20 },
    );
  });

  test('finds drawings by fingerprint as comparing one by one does', () => {
    const query = randomLikeness(new Rng('query')).fingerprint;
    const expected = ranked(all, (likeness) => fingerprintDistance(query, likeness.fingerprint)).slice(0, 5);
    const hits = index.searchDrawings(query, { limit: 5 });
    expect(hits.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  });

  test('finds copies as comparing one by one does', () => {
    const query = randomLikeness(new Rng('query'));
    const expected = ranked(all, (likeness) => copyDistance(query, likeness)).slice(0, 24);
    const hits = index.searchCopies(query);
    expect(hits.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    hits.forEach((hit, place) => expect(hit.distance).toBeCloseTo(expected[place]?.distance ?? -1, 9));
  });

  test('puts a tile itself first, at no distance', () => {
    for (const [id, likeness] of [...all].slice(0, 20)) {
      expect(index.search(likeness.descriptor, { limit: 1 })).toEqual([{ id, distance: 0 }]);
      expect(index.searchDrawings(likeness.fingerprint, { limit: 1 })[0]?.id).toBe(id);
      expect(index.searchCopies(likeness, { limit: 1 })[0]?.id).toBe(id);
    }
  });

  test('keeps to a filter, a limit and a greatest distance', () => {
    const query = randomLikeness(new Rng('query')).descriptor;
    const isEven = (id: string): boolean => Number(id.slice(5)) % 2 === 0;
    const hits = index.search(query, { where: isEven });
    const expected = ranked(all, ({ descriptor }) => likenessDistance(query, descriptor)).filter(({ id }) =>
      isEven(id),
    );
    expect(hits.map(({ id }) => id)).toEqual(expected.slice(0, 24).map(({ id }) => id));
    const within = ((expected[2]?.distance ?? 0) + (expected[3]?.distance ?? 0)) / 2;
    expect(index.search(query, { where: isEven, within })).toHaveLength(3);
    expect(index.search(query, { limit: 0 })).toEqual([]);
    expect(index.search(query, { limit: 5000 })).toHaveLength(1000);
  });

  test('holds exactly what was added and not removed, whatever the order', () => {
    const step = fc.record({ id: fc.integer({ min: 0, max: 9 }), isAdding: fc.boolean(), seed: fc.nat(99) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const small = new LikenessIndex();
        const expected = new Map<string, Likeness>();
        const removed: boolean[] = [];
        const expectedlyRemoved: boolean[] = [];
        for (const { id, isAdding, seed } of steps) {
          if (isAdding) {
            const likeness = randomLikeness(new Rng(`${seed}`));
            small.add(`${id}`, likeness);
            expected.set(`${id}`, likeness);
          } else {
            removed.push(small.remove(`${id}`));
            expectedlyRemoved.push(expected.delete(`${id}`));
          }
        }
        expect(removed).toEqual(expectedlyRemoved);
        expect(small.size).toBe(expected.size);
        const hits = small.search(new Int8Array(DESCRIPTOR_LENGTH));
        expect(hits.map(({ id }) => id).toSorted()).toEqual([...expected.keys()].toSorted());
        for (const [id, { descriptor }] of expected) {
          expect(small.has(id)).toBe(true);
          expect(small.search(descriptor, { where: (candidate) => candidate === id })).toEqual([{ id, distance: 0 }]);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('is the same after being written and read', () => {
    const copy = LikenessIndex.fromBuffer(index.toBuffer());
    const query = randomLikeness(new Rng('query'));
    expect(copy.size).toBe(1000);
    expect(copy.search(query.descriptor)).toEqual(index.search(query.descriptor));
    expect(copy.searchDrawings(query.fingerprint)).toEqual(index.searchDrawings(query.fingerprint));
    expect(copy.toBuffer()).toEqual(index.toBuffer());
    expect(LikenessIndex.fromBuffer(new LikenessIndex().toBuffer()).size).toBe(0);
  });

  test('refuses bytes that are no whole index', () => {
    const file = filled(3).index.toBuffer();
    fc.assert(
      fc.property(fc.integer({ min: 0, max: file.length - 1 }), (length) => {
        expect(() => LikenessIndex.fromBuffer(file.subarray(0, length))).toThrow(RangeError);
      }),
    );
    for (const place of [0, 7, 11, 15, file.length - 1]) {
      const damaged = file.slice();
      damaged[place] = (damaged[place] ?? 0) ^ 1;
      expect(() => LikenessIndex.fromBuffer(damaged)).toThrow(RangeError);
    }
  });

  test('refuses vectors of a wrong length', () => {
    const likeness = randomLikeness(new Rng('whole'));
    const short = new Int8Array(5);
    expect(() => index.add('x', { ...likeness, descriptor: short })).toThrow(RangeError);
    expect(() => index.add('x', { ...likeness, fingerprint: short })).toThrow(RangeError);
    expect(() => index.search(short)).toThrow(RangeError);
    expect(() => index.searchDrawings(short)).toThrow(RangeError);
    expect(index.has('x')).toBe(false);
  });
});
