import type { ApolloClient } from '@apollo/client';
import { openStream } from './live-stream.ts';

/** Callbacks for the state of a stream. */
interface Follower {
  /** Called when the stream is open, and after each change. */
  readonly onTold: () => void;
  /** Called when the stream is down and changes may be missed. */
  readonly onLost: () => void;
}

const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 60_000;

/**
 * Returns the delay before the next attempt in milliseconds; jittered, as all pages lose their
 * streams when a server restarts.
 */
function pauseAfter(failures: number): number {
  return Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures) * (0.5 + Math.random() / 2);
}

/**
 * Follows a subscription and reopens it whenever it ends, while the page is visible: a browser has few connections for
 * all of its tabs.
 * @returns a function that stops following
 */
export function follow(
  client: ApolloClient,
  subscription: Pick<ApolloClient.SubscribeOptions, 'query' | 'variables'>,
  { onTold, onLost }: Follower,
): () => void {
  let stream: { readonly unsubscribe: () => void } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  function onNext({ error }: ApolloClient.SubscribeResult): void {
    if (error) return;
    failures = 0;
    onTold();
  }
  function end(): void {
    clearTimeout(timer);
    stream?.unsubscribe();
    stream = undefined;
  }
  function lose(): void {
    end();
    onLost();
    timer = setTimeout(begin, pauseAfter(failures));
    failures += 1;
  }
  function begin(): void {
    const options = { ...subscription, fetchPolicy: 'no-cache', context: { send: openStream } } as const;
    stream = client.subscribe(options).subscribe({ next: onNext, error: lose, complete: lose });
  }
  function onVisibility(): void {
    end();
    if (document.hidden) onLost();
    else begin();
  }

  document.addEventListener('visibilitychange', onVisibility);
  if (!document.hidden) begin();
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    end();
  };
}
