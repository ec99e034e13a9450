/**
 * Means of the numbers of a texture vector over 1062 tiles (118 variants, three seeds, three palettes), eight per line:
 * edge directions, six octaves of the spectrum, then strengths and scales. They are subtracted so that a signed byte
 * has room for the differences: changing them invalidates all stored descriptors.
 */
// prettier-ignore
export const MEANS: readonly number[] = [
  0.963, 0, 0, 0.047, 0, 0, 0, 0.133,
  0.047, 0, 0, 0.001, 0, 0, 0, 0.047,
  0.147, 0, 0, 0.002, 0, 0, 0, 0.02,
  0.275, 0, 0, 0.012, 0, 0, 0, 0.037,
  0.425, 0, 0, 0.027, 0, 0, 0, 0.038,
  0.537, 0, 0, 0.014, 0, 0, 0, 0.037,
  0.514, 0, 0, 0.011, 0, 0, 0, 0.031,
  0.683, 0.406, 0.363, 0.454, 0.346, 0.269, 0.193, 0.125,
];
