import { useEffect, useRef } from 'react';
import type { InboxQuery } from './Inbox.query.generated.ts';
import type { BulkAction, BulkOutcome } from '#widgets/data-table/data-table.ts';
import { useChangeTicketMutation } from './ChangeTicket.mutation.generated.ts';

type Ticket = NonNullable<InboxQuery['deskTickets']>['items'][number];
type Change = { readonly assigneeId: string } | { readonly isClosed: boolean };

/** Provides bulk actions for tickets; those on other pages are remembered from when they were shown. */
export function useInboxActions(shown: readonly Ticket[], ownId: string, onDone: () => void): readonly BulkAction[] {
  const seen = useRef(new Map<string, number>());
  const [change] = useChangeTicketMutation();
  useEffect(() => {
    for (const { number, version } of shown) seen.current.set(number, version);
  }, [shown]);
  const all = async (numbers: readonly string[], what: Change): Promise<BulkOutcome> => {
    const refused: Array<BulkOutcome['refused'][number]> = [];
    // Sequential: the gateway allows one mutation at a time, and the first refusals show what to expect.
    for (const number of numbers) {
      const version = seen.current.get(number) ?? 0;
      const { data } = await change({ variables: { input: { number, version, ...what } } });
      const [error] = data?.changeTicket.errors ?? [];
      if (error) refused.push({ name: number, reason: error.message });
    }
    onDone();
    return { done: numbers.length - refused.length, refused };
  };
  return [
    {
      label: 'Assign to me',
      doneWords: (count) => `${count} assigned to you.`,
      run: (numbers) => all(numbers, { assigneeId: ownId }),
    },
    { label: 'Close', doneWords: (count) => `${count} closed.`, run: (numbers) => all(numbers, { isClosed: true }) },
  ];
}
