import { useEffect, useRef, useState } from 'react';
import type { FormFailure } from '#lib/form-failure.ts';
import { type DraftChanges, type DraftField, type OwnApplication, valuesOf, withoutSent } from './draft-values.ts';
import { useDraftSender } from './useDraftSender.ts';

/** Idle time before changes are saved, in milliseconds. */
const PAUSE_MS = 900;

const hasAny = (changes: DraftChanges) => Object.keys(changes).length > 0;

/** Saves changes once the user has paused typing. */
function usePause(changes: DraftChanges, save: () => unknown) {
  useEffect(() => {
    if (!hasAny(changes)) return undefined;
    const timer = setTimeout(save, PAUSE_MS);
    return () => clearTimeout(timer);
    // Only typing restarts the timer: the call reads the latest values when it fires.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [changes]);
}

/**
 * Manages a draft in the form: the stored values overlaid with unsaved changes. Changes are saved after a pause and
 * stay in the form regardless of the outcome.
 */
export function useDraft(draft: OwnApplication | null) {
  const sendChanges = useDraftSender();
  const [changes, setChanges] = useState<DraftChanges>({});
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [both, setBoth] = useState<readonly DraftField[]>([]);
  const [isSaving, setIsSaving] = useState(false);
  const latest = useRef({ draft, changes });
  const underWay = useRef<Promise<OwnApplication | null>>(Promise.resolve(draft));

  useEffect(() => {
    latest.current = { draft, changes };
  }, [draft, changes]);

  const store = async (): Promise<OwnApplication | null> => {
    const { draft: stored, changes: sent } = latest.current;
    if (stored && !hasAny(sent)) return stored;
    setIsSaving(true);
    const answer = await sendChanges(stored, sent);
    setIsSaving(false);
    setFailure(answer.failure);
    setBoth(answer.both);
    if (!answer.application) return null;
    latest.current = { draft: answer.application, changes: withoutSent(latest.current.changes, sent) };
    setChanges((before) => withoutSent(before, sent));
    return answer.application;
  };

  /** Saves the changes, one request at a time; null on failure. */
  const save = () => {
    underWay.current = underWay.current.then(store);
    return underWay.current;
  };

  usePause(changes, save);

  const change = (typed: DraftChanges) => {
    setFailure(null);
    setBoth([]);
    setChanges((before) => ({ ...before, ...typed }));
  };

  /** Discards changes to fields that were also changed elsewhere. */
  const takeOther = () => {
    setChanges({});
    setBoth([]);
    setFailure(null);
  };

  return {
    values: { ...valuesOf(draft), ...changes },
    isSaved: draft !== null && !hasAny(changes),
    isSaving,
    failure,
    both,
    change,
    save,
    takeOther,
  };
}
