/** Returns the last instant included in a period that ends (exclusively) at `endsAt`, for showing its last day. */
export function lastInstantOf(endsAt: string): string {
  return new Date(Date.parse(endsAt) - 1).toISOString();
}
