/** Parses a studio id; undefined if it is malformed. */
export function studioNumber(id: string): number | undefined {
  return /^[1-9]\d{0,4}$/.test(id) && Number(id) <= 32_767 ? Number(id) : undefined;
}
