import { Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql';

/** Returns the seconds for which an operation's reply may be cached for visitors; 0 for never. */
export type FreshnessOf = (operation: OperationDefinitionNode) => number;

/** Returns the `Cache-Control` value for a reply that may be shared for the given seconds. */
export function cacheControl(seconds: number): string {
  return seconds > 0 ? `public, max-age=${seconds}` : 'private, no-store';
}

/** A missing object may be created at any moment; one second is enough to absorb bursts of requests. */
export const ABSENT_SECONDS = 1;

/**
 * Returns the cache time of a reply in seconds: at most the operation's, but short if a requested object is missing.
 */
export function freshSecondsOf(data: Readonly<Record<string, unknown>> | null | undefined, allowed: number): number {
  const isWhole = data && !Object.values(data).includes(null);
  return isWhole ? allowed : Math.min(allowed, ABSENT_SECONDS);
}

/**
 * Creates a function that returns the minimum cache time of an operation's root fields.
 * @param freshSeconds by root field; fields not listed are never cached
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
