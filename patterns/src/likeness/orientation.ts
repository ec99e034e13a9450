/**
 * A tile can be oriented in eight ways: four quarter turns, each also flipped. What is measured here comes from edges and
 * power spectra, which a half turn leaves as they are, so four ways are left: as it is, turned by a quarter, flipped
 * left to right, and both. These make Klein's four-group. Every number of a texture vector or fingerprint belongs to
 * one of its four characters, which means that each way only keeps or changes its sign:
 *
 * | character    | as is | turned | flipped | both |
 * | ------------ | ----- | ------ | ------- | ---- |
 * | 0 invariant  | +     | +      | +       | +    |
 * | 1 turning    | +     | -      | +       | -    |
 * | 2 flipping   | +     | +      | -       | -    |
 * | 3 both       | +     | -      | -       | +    |
 *
 * Vectors keep the numbers of one character together. The products of two vectors are then four partial sums, and the
 * products for all four ways are sums and differences of these: comparing in every orientation costs no more than in
 * one (J.-P. Serre, "Linear Representations of Finite Groups", chapter 2).
 */
export type Character = 0 | 1 | 2 | 3;

/** Where the numbers of each character end in a vector that is sorted by character. */
export type CharacterEnds = readonly [invariant: number, turning: number, flipping: number, both: number];

/** The indices of a vector's numbers in the order of their characters, stable, and where each character ends. */
export function sortedByCharacter(characters: readonly Character[]): { order: number[]; ends: CharacterEnds } {
  const order = characters
    .map((character, index) => ({ character, index }))
    .toSorted((left, right) => left.character - right.character)
    .map(({ index }) => index);
  const upTo = (last: Character): number => characters.filter((character) => character <= last).length;
  return { order, ends: [upTo(0), upTo(1), upTo(2), upTo(3)] };
}

/** The largest product over the four ways of orienting one of the two tiles, from the partial sums of the characters. */
export function bestProduct(invariant: number, turning: number, flipping: number, both: number): number {
  const asIs = turning + flipping + both;
  const turned = flipping - turning - both;
  const flipped = turning - flipping - both;
  const turnedAndFlipped = both - turning - flipping;
  return invariant + Math.max(asIs, turned, flipped, turnedAndFlipped);
}
