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
 * @returns ends it
 */
export function followEdition({
  read,
  onChange,
  everyMs,
  settledAfterMs = SETTLED_AFTER_MS,
}: EditionOptions): () => void {
  let known: string | undefined;
  let isAsking = false;
  let settling: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    const edition = await read().catch(() => known);
    if (known !== undefined && edition !== known) {
      onChange();
      clearTimeout(settling);
      settling = setTimeout(onChange, settledAfterMs).unref();
    }
    known = edition;
  }

  const timer = setInterval(() => {
    if (isAsking) return;
    isAsking = true;
    void look().finally(() => (isAsking = false));
  }, everyMs).unref();
  return () => {
    clearInterval(timer);
    clearTimeout(settling);
  };
}
