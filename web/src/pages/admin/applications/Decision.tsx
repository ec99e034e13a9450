import { chakra } from '@chakra-ui/react';
import { MAX_APPLICATION_NOTE_CHARACTERS, reapplicationFrom } from '@halfdrop/domain';
import { type FormEvent, useState } from 'react';
import { declineWords } from '#features/studios/application/decline-words.ts';
import { SelectField, TextAreaField, TextField } from '#ui/Field.tsx';
import { Heading } from '#ui/Heading.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { declineReasons, reasonLabels } from './decline-reasons.ts';
import type { useDecision } from './useDecision.ts';

interface DecisionProps {
  readonly decision: ReturnType<typeof useDecision>;
}

const Form = chakra('form', {
  base: { display: 'grid', gap: '4', alignContent: 'start', '& [type="submit"]': { justifySelf: 'start' } },
});

/** Accepts the studio, optionally with a message. */
export function AcceptForm({ decision: { accept, isDeciding, secondsToWait, failure } }: DecisionProps) {
  const [note, setNote] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void accept({ note: note.trim() === '' ? null : note });
  };
  return (
    <Form aria-label="Accept" onSubmit={submit}>
      <Heading as="h3" size="card">
        Accept
      </Heading>
      <TextAreaField
        label="Words to the applicant"
        hint="Not required."
        rows={3}
        maxLength={MAX_APPLICATION_NOTE_CHARACTERS}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <SubmitButton label="Accept application" isSubmitting={isDeciding} secondsToWait={secondsToWait} />
      {failure?.fields.some(({ path }) => path === 'slug') ? (
        <p>The address was taken in the meantime: decline, and ask for another one.</p>
      ) : null}
    </Form>
  );
}

/** Declines with a reason, advice, and the day from which the applicant may apply again. */
export function DeclineForm({ decision: { decline, isDeciding, secondsToWait, failure } }: DecisionProps) {
  const [reason, setReason] = useState(declineReasons[0] ?? 'INCOMPLETE');
  const [note, setNote] = useState('');
  const [day, setDay] = useState(() => reapplicationFrom(new Date()).toISOString().slice(0, 10));
  const [isNoteMissing, setIsNoteMissing] = useState(false);
  const problemOf = (field: string) => failure?.fields.find(({ path }) => path === field)?.message;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isMissing = note.trim() === '';
    setIsNoteMissing(isMissing);
    if (isMissing) document.getElementById('decline-note')?.focus();
    else void decline({ reason, note, mayReapplyAt: day === '' ? null : `${day}T00:00:00.000Z` });
  };
  return (
    <Form aria-label="Decline" noValidate onSubmit={submit}>
      <Heading as="h3" size="card">
        Decline
      </Heading>
      <SelectField
        label="Reason"
        hint={`The applicant reads: ${declineWords(reason)}`}
        value={reason}
        onChange={({ target }) => setReason(declineReasons.find((each) => each === target.value) ?? reason)}
      >
        {declineReasons.map((each) => (
          <option key={each} value={each}>
            {reasonLabels[each]}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        id="decline-note"
        label="What to do"
        hint="The applicant reads this below the reason."
        rows={4}
        maxLength={MAX_APPLICATION_NOTE_CHARACTERS}
        value={note}
        error={isNoteMissing ? 'Say what to do' : problemOf('note')}
        onChange={({ target }) => setNote(target.value)}
      />
      <TextField
        label="May apply again from"
        type="date"
        value={day}
        error={problemOf('mayReapplyAt')}
        onChange={({ target }) => setDay(target.value)}
      />
      <SubmitButton
        label="Decline application"
        variant="outline"
        isSubmitting={isDeciding}
        secondsToWait={secondsToWait}
      />
    </Form>
  );
}
