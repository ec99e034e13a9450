import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { follow } from './follow.ts';

/** How often something is asked for that is followed: who is told of changes asks rarely. */
export const CALM_POLL_MS = 60_000;

/** Milliseconds that a page is looked at before it follows what may change some day: most are left again before. */
export const SETTLED_MS = 10_000;

/**
 * Follows something by a subscription.
 * @param variables null while nothing is followed
 * @param onChange reads anew what is shown; called at the beginning, too, so that nothing is missed
 * @param options `afterMs`: when to begin
 * @returns whether changes are told just now: while they are not, the page has to ask for them
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
