import type { Dispatch, ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { FormError } from '#ui/FormError.tsx';
import { SaveBar } from '#ui/SaveBar.tsx';
import { type EditAction, type Edits, savingWords } from './edits.ts';
import type { useSaving } from './useSaving.ts';

interface ChangesBarProps {
  readonly edits: Edits;
  readonly dispatch: Dispatch<EditAction>;
  readonly saving: ReturnType<typeof useSaving>;
  /** Actions for the selected patterns; null if none are selected. */
  readonly children: ReactNode;
}

/** Bar with the unsaved changes and buttons to save or discard them; hidden if there is nothing to do. */
export function ChangesBar({ edits, dispatch, saving, children }: ChangesBarProps) {
  const { save, isSaving, problem, secondsToWait } = saving;
  if (edits.size === 0 && children === null) return null;
  return (
    <SaveBar role="region" aria-label="Changes">
      <FormError message={problem ?? undefined} />
      {edits.size > 0 ? (
        <>
          <Button disabled={isSaving || secondsToWait > 0} onClick={() => void save()}>
            {secondsToWait > 0 ? `Wait ${secondsToWait} s` : 'Save'}
          </Button>
          <Button
            variant="outline"
            disabled={isSaving}
            onClick={() => dispatch({ type: 'drop', ids: [...edits.keys()] })}
          >
            Discard
          </Button>
        </>
      ) : null}
      {children}
      {edits.size > 0 ? <span>{savingWords(edits)}</span> : null}
      {edits.size > 0 && children !== null ? <span>Save before you hand in.</span> : null}
    </SaveBar>
  );
}
