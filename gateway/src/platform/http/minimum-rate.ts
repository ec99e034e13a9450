/** Minimum transfer rate of a client in bytes per second. */
const MIN_BYTES_PER_SECOND = 8 * 1024;

/** A transfer between a client and the gateway. */
export interface Transfer {
  /** Interval of checks in milliseconds. */
  readonly lookEveryMs: number;
  /** Bytes transferred so far. */
  readonly moved: () => number;
  /** Whether the transfer is waiting for the client. */
  readonly isClientsTurn: () => boolean;
  readonly onTooSlow: () => void;
}

/**
 * Reports when almost nothing was transferred between two checks that both found the client to be the bottleneck.
 * @returns a function that ends the watch
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
