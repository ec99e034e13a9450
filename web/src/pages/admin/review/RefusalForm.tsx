import { chakra } from '@chakra-ui/react';
import { MAX_REVIEW_NOTE_CHARACTERS } from '@halfdrop/domain';
import { type FormEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { TextAreaField } from '#ui/Field.tsx';
import { Heading } from '#ui/Heading.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { ReasonList } from './ReasonList.tsx';
import type { GivenVerdict } from './useReviewDesk.ts';
import type { Refusal, RefusalDraft } from './useRefusal.ts';

const titles = { CHANGES_REQUESTED: 'Ask for changes', REJECTED: 'Reject' } as const;

interface RefusalFormProps {
  readonly draft: RefusalDraft;
  readonly refusal: Refusal;
  readonly isBusy: boolean;
  readonly onSend: (verdict: GivenVerdict) => void;
}

/** Form to request changes or reject: at least one reason, and advice. */
export function RefusalForm({ draft, refusal, isBusy, onSend }: RefusalFormProps) {
  const { verdict, reasons, note } = refusal;
  const [isTried, setIsTried] = useState(false);
  useEffect(() => {
    document.getElementById('reasons')?.focus();
  }, []);

  const send = () => {
    setIsTried(true);
    if (reasons.length === 0) document.getElementById('reasons')?.focus();
    else if (note.trim() === '') document.getElementById('verdict-note')?.focus();
    else onSend({ verdict, reasons: reasons.map(({ code, marks }) => ({ code, marks: [...marks] })), note });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') draft.cancel();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
  };
  return (
    // Key events not handled by the fields bubble up to it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <chakra.form aria-label={titles[verdict]} noValidate display="grid" gap="4" onSubmit={submit} onKeyDown={onKeyDown}>
      <Heading size="card">{titles[verdict]}</Heading>
      <chakra.p color="ink.muted" fontSize="14px">
        Choose at least one reason. With one chosen, drag over the tile to mark where it shows, or press M for a mark
        that arrow keys move.
      </chakra.p>
      {isTried && reasons.length === 0 ? (
        <chakra.p role="alert" color="accent" fontSize="14px">
          Choose at least one reason
        </chakra.p>
      ) : null}
      <ReasonList draft={draft} chosen={reasons} />
      <TextAreaField
        id="verdict-note"
        label="What to do"
        hint="The designer reads this below the reasons."
        rows={4}
        maxLength={MAX_REVIEW_NOTE_CHARACTERS}
        value={note}
        error={isTried && note.trim() === '' ? 'Say what to do' : undefined}
        onChange={({ target }) => draft.setNote(target.value)}
      />
      <chakra.div display="flex" gap="3">
        <SubmitButton label={`Send: ${titles[verdict].toLowerCase()}`} isSubmitting={isBusy} secondsToWait={0} />
        <Button variant="outline" onClick={draft.cancel}>
          Cancel
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
