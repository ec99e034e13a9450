/** The number that a studio's identity stands for; undefined for what names none. */
export function studioNumber(id: string): number | undefined {
  return /^[1-9]\d{0,4}$/.test(id) && Number(id) <= 32_767 ? Number(id) : undefined;
}
