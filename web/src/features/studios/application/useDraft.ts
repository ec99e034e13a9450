import { useEffect, useRef, useState } from 'react';
import type { FormFailure } from '#lib/form-failure.ts';
import { type DraftChanges, type DraftField, type OwnApplication, valuesOf, withoutSent } from './draft-values.ts';
import { useDraftSender } from './useDraftSender.ts';

/** How long nobody types before what was typed is stored. */
const PAUSE_MS = 900;

const hasAny = (changes: DraftChanges) => Object.keys(changes).length > 0;

/** Stores changes when nobody has typed for a while. */
function usePause(changes: DraftChanges, save: () => unknown) {
  useEffect(() => {
    if (!hasAny(changes)) return undefined;
    const timer = setTimeout(save, PAUSE_MS);
    return () => clearTimeout(timer);
    // Only typing starts the pause anew: the call reads what is newest when it is over.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [changes]);
}

/**
 * A draft as it stands in the form: what is stored, with what was typed since laid over it. What is typed is stored
 * after a pause, and stays in the form whatever comes of that.
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

  /** Stores what was typed, one call after the other; null when that failed. */
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

  /** Gives up what was typed into fields that were changed elsewhere, too. */
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
