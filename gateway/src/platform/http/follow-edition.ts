/** The state of the shop that what is kept was made of. */
export interface Edition {
  readonly text: string;
  /** Whether what answers searches knows of the change that led to it. */
  readonly isSettled: boolean;
}

interface EditionOptions {
  /** Another text after each change. */
  readonly read: () => Promise<string>;
  /** Called after a change, and once more when what answers searches knows of it, too. */
  readonly onChange: () => void;
  readonly everyMs: number;
  readonly settledAfterMs?: number;
}

/** The index in memory of the api follows the database within two seconds; a call that is on its way takes its time. */
const SETTLED_AFTER_MS = 4000;

/**
 * Watches for changes, so that what is kept of before need not wait for its time to be over. While the api is away,
 * everything stays as it was.
 */
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
