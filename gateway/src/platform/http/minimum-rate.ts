/** Bytes a second of the slowest client that is waited for. */
const MIN_BYTES_PER_SECOND = 8 * 1024;

/** A transfer between a client and us. */
export interface Transfer {
  /** Milliseconds between two looks. */
  readonly lookEveryMs: number;
  /** Bytes that have passed so far. */
  readonly moved: () => number;
  /** Whether it is the client who keeps the transfer from going on. */
  readonly isClientsTurn: () => boolean;
  readonly onTooSlow: () => void;
}

/**
 * Tells when next to nothing has passed between two looks at both of which the client was waited for.
 * @returns what ends the watch
 */
export function requireMinimumRate({ lookEveryMs, moved, isClientsTurn, onTooSlow }: Transfer): () => void {
  let last = { moved: moved(), isClientsTurn: isClientsTurn() };
  const watch = setInterval(() => {
    const now = { moved: moved(), isClientsTurn: isClientsTurn() };
    const isSlow = now.moved - last.moved < (MIN_BYTES_PER_SECOND * lookEveryMs) / 1000;
    if (isSlow && last.isClientsTurn && now.isClientsTurn) onTooSlow();
    last = now;
  }, lookEveryMs);
  return () => clearInterval(watch);
}
