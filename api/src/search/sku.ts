/** Digits of a SKU: 10,000,000 is the first. */
export const SKU_DIGITS = 8;
