const DIGITS = 8;

/** A SKU without its prefix: 8 digits. */
export function skuDigits(sku: string): string {
  return sku.slice(-DIGITS);
}
