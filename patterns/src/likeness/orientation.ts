/**
 * A tile can be oriented in eight ways: four quarter turns, each also flipped. Descriptors are computed from edges and
 * power spectra, which a half turn leaves unchanged, so four ways remain: as is, rotated by a quarter turn, flipped
 * left to right, and both. These form the Klein four-group. Every number of a texture vector or fingerprint belongs to
 * one of its four characters, so each way either keeps or changes its sign:
 *
 * | character    | as is | turned | flipped | both |
 * | ------------ | ----- | ------ | ------- | ---- |
 * | 0 invariant  | +     | +      | +       | +    |
 * | 1 turning    | +     | -      | +       | -    |
 * | 2 flipping   | +     | +      | -       | -    |
 * | 3 both       | +     | -      | -       | +    |
 *
 * Vectors store the numbers of one character together. The product of two vectors then consists of four partial sums,
 * and the products for all four ways are sums and differences of these: comparing in every orientation costs no more
 * than in one (J.-P. Serre, "Linear Representations of Finite Groups", chapter 2).
 */
export type Character = 0 | 1 | 2 | 3;

/** Where the numbers of each character end in a vector sorted by character. */
export type CharacterEnds = readonly [invariant: number, turning: number, flipping: number, both: number];

/** Returns the indices of a vector's numbers ordered by their characters (stable), and where each character ends. */
export function sortedByCharacter(characters: readonly Character[]): { order: number[]; ends: CharacterEnds } {
  const order = characters
    .map((character, index) => ({ character, index }))
    .toSorted((left, right) => left.character - right.character)
    .map(({ index }) => index);
  const upTo = (last: Character): number => characters.filter((character) => character <= last).length;
  return { order, ends: [upTo(0), upTo(1), upTo(2), upTo(3)] };
}

/**
 * Returns the largest product over the four orientations of one of the two tiles, from the partial sums of the
 * characters.
 */
export function bestProduct(invariant: number, turning: number, flipping: number, both: number): number {
  const asIs = turning + flipping + both;
  const turned = flipping - turning - both;
  const flipped = turning - flipping - both;
  const turnedAndFlipped = both - turning - flipping;
  return invariant + Math.max(asIs, turned, flipped, turnedAndFlipped);
}
