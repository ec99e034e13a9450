/** The last instant at which something counts that ends at another one: it is of its last day. */
export function lastInstantOf(endsAt: string): string {
  return new Date(Date.parse(endsAt) - 1).toISOString();
}
