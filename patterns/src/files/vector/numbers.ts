/**
 * Formats a number for PDF and PostScript: at most `digits` decimals, no exponent, no trailing zeros, no negative zero.
 */
export function formatNumber(value: number, digits = 2): string {
  const text = value.toFixed(digits).replace(/\.?0+$/, '');
  return text === '-0' || text === '' ? '0' : text;
}
