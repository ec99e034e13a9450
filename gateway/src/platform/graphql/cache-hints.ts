import { Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql';

/** Seconds an operation's answer stays fresh for visitors; 0 is never. */
export type FreshnessOf = (operation: OperationDefinitionNode) => number;

/** What caches on the way are told of an answer that may be shared for so many seconds. */
export function cacheControl(seconds: number): string {
  return seconds > 0 ? `public, max-age=${seconds}` : 'private, no-store';
}

/** What is not there may come into being any moment; a second is enough for many who ask at once. */
export const ABSENT_SECONDS = 1;

/** Seconds that an answer stays fresh of those its operation allows: few when something that was asked for is not there. */
export function freshSecondsOf(data: Readonly<Record<string, unknown>> | null | undefined, allowed: number): number {
  const isWhole = data && !Object.values(data).includes(null);
  return isWhole ? allowed : Math.min(allowed, ABSENT_SECONDS);
}

/**
 * The shortest time of an operation's root fields.
 * @param freshSeconds by root field; what is not listed is never kept
 */
export function freshnessBy(freshSeconds: Readonly<Record<string, number>>): FreshnessOf {
  const known = new WeakMap<OperationDefinitionNode, number>();

  function shortest({ operation, selectionSet }: OperationDefinitionNode): number {
    if (operation !== OperationTypeNode.QUERY) return 0;
    const times = selectionSet.selections.map((node) =>
      node.kind === Kind.FIELD && node.name.value !== '__typename' ? (freshSeconds[node.name.value] ?? 0) : 0,
    );
    return Math.min(...times);
  }

  return (operation) => {
    let seconds = known.get(operation);
    if (seconds === undefined) {
      seconds = shortest(operation);
      known.set(operation, seconds);
    }
    return seconds;
  };
}
