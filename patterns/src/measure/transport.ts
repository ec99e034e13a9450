/** Amounts below this are rounding errors. */
const NOTHING = 1e-12;

/** One augmenting path from a source with supply to a sink with demand. */
interface Path {
  /** Alternating nodes: a source, a sink, a source whose flow to that sink is reduced, and so on to a sink. */
  readonly steps: readonly { readonly source: number; readonly sink: number; readonly isBack: boolean }[];
  readonly source: number;
  readonly sink: number;
}

/**
 * Returns the minimum cost of transporting all supplies to all demands, whose sums must be equal; `costs[source][sink]`
 * is the cost per unit. Exact: augments along the cheapest path as long as there is one, undoing earlier flow where
 * that helps (successive shortest paths; R. Ahuja, T. Magnanti, J. Orlin 1993, "Network Flows", section 9.7); each path
 * is found with the Bellman–Ford algorithm. Intended for small problems.
 */
export function transportCost(
  supplies: readonly number[],
  demands: readonly number[],
  costs: readonly (readonly number[])[],
): number {
  const left = [...supplies];
  const wanted = [...demands];
  const carried = supplies.map(() => demands.map(() => 0));
  for (let path = cheapestPath(left, wanted, carried, costs); path; path = cheapestPath(left, wanted, carried, costs)) {
    const { steps, source, sink } = path;
    const amountBack = (step: (typeof steps)[number]): number => carried[step.source]?.[step.sink] ?? 0;
    const backs = steps.filter(({ isBack }) => isBack).map(amountBack);
    const amount = Math.min(left[source] ?? 0, wanted[sink] ?? 0, ...backs);
    for (const step of steps) {
      const row = carried[step.source];
      if (row) row[step.sink] = (row[step.sink] ?? 0) + (step.isBack ? -amount : amount);
    }
    left[source] = (left[source] ?? 0) - amount;
    wanted[sink] = (wanted[sink] ?? 0) - amount;
  }
  let total = 0;
  carried.forEach((row, source) => row.forEach((amount, sink) => (total += amount * (costs[source]?.[sink] ?? 0))));
  return total;
}

/** Returns the cheapest path from remaining supply to remaining demand. */
function cheapestPath(
  left: readonly number[],
  wanted: readonly number[],
  carried: readonly (readonly number[])[],
  costs: readonly (readonly number[])[],
): Path | undefined {
  const toSource = left.map((amount) => (amount > NOTHING ? 0 : Number.POSITIVE_INFINITY));
  const toSink = wanted.map(() => Number.POSITIVE_INFINITY);
  const sinkBefore = left.map(() => -1);
  const sourceBefore = wanted.map(() => -1);
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    for (const [source, row] of costs.entries()) {
      for (const [sink, cost] of row.entries()) {
        const forth = (toSource[source] ?? 0) + cost;
        if (forth < (toSink[sink] ?? 0) - NOTHING) {
          toSink[sink] = forth;
          sourceBefore[sink] = source;
          isChanged = true;
        }
        const back = (toSink[sink] ?? 0) - cost;
        if ((carried[source]?.[sink] ?? 0) > NOTHING && back < (toSource[source] ?? 0) - NOTHING) {
          toSource[source] = back;
          sinkBefore[source] = sink;
          isChanged = true;
        }
      }
    }
  }
  const ends = wanted.flatMap((amount, sink) => (amount > NOTHING && Number.isFinite(toSink[sink]) ? [sink] : []));
  if (ends.length === 0) return undefined;
  const end = ends.reduce((best, sink) => ((toSink[sink] ?? 0) < (toSink[best] ?? 0) ? sink : best));
  return pathTo(end, sourceBefore, sinkBefore);
}

/** Reconstructs the cheapest path from its end. */
function pathTo(end: number, sourceBefore: readonly number[], sinkBefore: readonly number[]): Path {
  const steps: { source: number; sink: number; isBack: boolean }[] = [];
  let sink = end;
  for (;;) {
    const source = sourceBefore[sink] ?? 0;
    steps.push({ source, sink, isBack: false });
    const earlier = sinkBefore[source] ?? -1;
    if (earlier < 0) return { steps, source, sink: end };
    steps.push({ source, sink: earlier, isBack: true });
    sink = earlier;
  }
}
