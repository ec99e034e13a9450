import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { follow } from './follow.ts';

/** Poll interval of something that is also followed by a subscription, in milliseconds. */
export const CALM_POLL_MS = 60_000;

/** How long a page must be open before it follows what rarely changes, in milliseconds; most visits are shorter. */
export const SETTLED_MS = 10_000;

/**
 * Follows a subscription.
 * @param variables null to follow nothing
 * @param onChange refetches what is shown; also called at the start, so that nothing is missed
 * @param options `afterMs`: delay before following
 * @returns whether changes are currently delivered; while false, the page has to poll
 */
export function useLive<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables | null,
  onChange: () => void,
  { afterMs = 0 }: { readonly afterMs?: number } = {},
): boolean {
  const client = useApolloClient();
  const [isTold, setTold] = useState(false);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const key = variables && JSON.stringify(variables);
  useEffect(() => {
    if (key === null) return undefined;
    const follower = {
      onTold: () => {
        setTold(true);
        latest.current();
      },
      onLost: () => setTold(false),
    };
    let end: (() => void) | undefined;
    const begin = () => (end = follow(client, { query: document, variables: JSON.parse(key) }, follower));
    const timer = setTimeout(begin, afterMs);
    return () => {
      clearTimeout(timer);
      end?.();
      setTold(false);
    };
  }, [client, document, key, afterMs]);
  return isTold;
}
