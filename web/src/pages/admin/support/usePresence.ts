import { useEffect, useState } from 'react';
import { useNoteTicketPresenceMutation } from './NoteTicketPresence.mutation.generated.ts';

/** Frequent enough for two people on a ticket to see each other within a second. */
const LOOK_EVERY_MS = 500;

/** Another staff member who has the ticket open. */
interface Visitor {
  readonly name: string;
  readonly isWriting: boolean;
}

interface Presence {
  readonly others: readonly Visitor[];
  /** Current version of the ticket; null while unknown. */
  readonly version: number | null;
}

const alone: Presence = { others: [], version: null };

/** Announces that the user has a ticket open while the page is visible, and returns who else has. */
export function usePresence(number: string, isWriting: boolean): Presence {
  const [presence, setPresence] = useState<Presence>(alone);
  const [note] = useNoteTicketPresenceMutation({ fetchPolicy: 'no-cache' });

  useEffect(() => {
    let isAsking = false;
    let isOver = false;
    const look = async () => {
      if (isAsking || document.visibilityState === 'hidden') return;
      isAsking = true;
      try {
        const { data } = await note({ variables: { input: { number, isWriting } } });
        const found = data?.noteTicketPresence.presence;
        if (found && !isOver) setPresence(found);
      } catch (cause) {
        console.info('Who else has the ticket open is not known.', cause);
      } finally {
        isAsking = false;
      }
    };
    void look();
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [note, number, isWriting]);

  return presence;
}

/** Describes who else is present; empty if nobody is. */
export function presenceWords(others: readonly Visitor[]): string {
  const writing = others.filter(({ isWriting }) => isWriting).map(({ name }) => name);
  const reading = others.filter(({ isWriting }) => !isWriting).map(({ name }) => name);
  return [
    ...(writing.length > 0 ? [`${writing.join(' and ')} ${writing.length > 1 ? 'are' : 'is'} writing an answer.`] : []),
    ...(reading.length > 0
      ? [`${reading.join(' and ')} ${reading.length > 1 ? 'have' : 'has'} this ticket open.`]
      : []),
  ].join(' ');
}
