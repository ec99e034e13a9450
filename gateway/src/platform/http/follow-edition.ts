/** The state of the shop that cached replies are based on. */
export interface Edition {
  readonly text: string;
  /** Whether search reflects the change that led to it. */
  readonly isSettled: boolean;
}

interface EditionOptions {
  /** Returns a different text after each change. */
  readonly read: () => Promise<string>;
  /** Called after a change, and again once search reflects it. */
  readonly onChange: () => void;
  readonly everyMs: number;
  readonly settledAfterMs?: number;
}

/** The API's in-memory index follows the database within two seconds; the rest allows for calls in flight. */
const SETTLED_AFTER_MS = 4000;

/** Watches for changes to invalidate caches before they expire. While the API is down, caches are kept. */
export function followEdition({ read, onChange, everyMs, settledAfterMs = SETTLED_AFTER_MS }: EditionOptions): {
  readonly current: () => Edition | undefined;
  readonly stop: () => void;
} {
  let known: string | undefined;
  let isSettled = false;
  let isAsking = false;
  let settling: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    const edition = await read().catch(() => known);
    if (edition === known) return;
    if (known !== undefined) onChange();
    isSettled = false;
    clearTimeout(settling);
    settling = setTimeout(settle, settledAfterMs, known !== undefined).unref();
    known = edition;
  }

  function settle(isAfterChange: boolean): void {
    isSettled = true;
    if (isAfterChange) onChange();
  }

  function lookOnce(): void {
    if (isAsking) return;
    isAsking = true;
    void look().finally(() => (isAsking = false));
  }

  lookOnce();
  const timer = setInterval(lookOnce, everyMs).unref();
  return {
    current: () => (known === undefined ? undefined : { text: known, isSettled }),
    stop: () => {
      clearInterval(timer);
      clearTimeout(settling);
    },
  };
}
