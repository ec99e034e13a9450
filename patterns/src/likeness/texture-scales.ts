/**
 * Mean and standard deviation of every number of a texture vector over 1062 tiles (118 variants, three seeds, three
 * palettes), eight a line: directions of the edges, six octaves of the spectrum, then strengths and scales. They decide
 * how a descriptor is rounded: a change here makes every stored descriptor worthless.
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

// prettier-ignore
export const SPREADS: readonly number[] = [
  0.061, 0.121, 0.058, 0.149, 0.01, 0.042, 0.034, 0.08,
  0.041, 0.02, 0.017, 0.029, 0.02, 0.02, 0.017, 0.041,
  0.103, 0.034, 0.023, 0.049, 0.018, 0.032, 0.019, 0.038,
  0.118, 0.048, 0.026, 0.076, 0.013, 0.043, 0.016, 0.062,
  0.11, 0.077, 0.029, 0.084, 0.011, 0.054, 0.012, 0.068,
  0.106, 0.098, 0.034, 0.097, 0.011, 0.06, 0.015, 0.074,
  0.105, 0.074, 0.024, 0.102, 0.009, 0.035, 0.012, 0.058,
  0.12, 0.081, 0.078, 0.058, 0.026, 0.043, 0.045, 0.041,
];
