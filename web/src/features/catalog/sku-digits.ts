const DIGITS = 8;

/** Returns the 8 digits of a SKU, without its prefix. */
export function skuDigits(sku: string): string {
  return sku.slice(-DIGITS);
}
