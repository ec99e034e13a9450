import { chakra } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSender } from '#lib/useSender.ts';
import { Button } from '#ui/Button.tsx';
import { SelectField, TextField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { FormError } from '#ui/FormError.tsx';
import { useDeskActs } from '../acts/desk-acts.ts';
import { useChangeTicketMutation } from './ChangeTicket.mutation.generated.ts';
import { useMergeTicketMutation } from './MergeTicket.mutation.generated.ts';
import type { OpenTicket_ConversationFragment } from './OpenTicket.fragment.generated.ts';
import type { SupportToolsQuery } from './SupportTools.query.generated.ts';

interface Props {
  readonly ticket: OpenTicket_ConversationFragment['ticket'];
  readonly agents: NonNullable<SupportToolsQuery['supportTools']>['agents'];
  readonly onSettled: () => void;
}

/** Assigns, closes, reopens or merges a ticket. */
export function TicketActions({ ticket, agents, onSettled }: Props) {
  const [problem, setProblem] = useState<string>();
  const [change, { loading }] = useChangeTicketMutation();
  const { send } = useSender();
  const { number, version, assignee, status } = ticket;
  const isClosed = status === 'CLOSED';
  const apply = async (what: { assigneeId: string | null } | { isClosed: boolean }) => {
    const input = { number, version, ...what };
    const { failure } = await send(async () => (await change({ variables: { input } })).data?.changeTicket);
    setProblem(failure?.message);
    onSettled();
  };
  const closing = {
    label: isClosed ? 'Open again' : 'Close without an answer',
    run: () => void apply({ isClosed: !isClosed }),
  };
  useDeskActs([closing]);
  return (
    <chakra.div display="grid" gap="4">
      <FormError message={problem} />
      <SelectField
        label="Assigned to"
        value={assignee?.id ?? ''}
        disabled={loading}
        onChange={({ target }) => void apply({ assigneeId: target.value === '' ? null : target.value })}
      >
        <option value="">Nobody</option>
        {agents.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button variant="outline" disabled={loading} onClick={closing.run}>
        {closing.label}
      </Button>
      <MergeForm ticket={ticket} />
    </chakra.div>
  );
}

function MergeForm({ ticket: { number, version } }: Pick<Props, 'ticket'>) {
  const navigate = useNavigate();
  const [into, setInto] = useState('');
  const [problem, setProblem] = useState<string>();
  const [merge, { loading }] = useMergeTicketMutation();
  const { send } = useSender();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const input = { number, version, into: into.trim().toUpperCase() };
    const { answer, failure } = await send(async () => (await merge({ variables: { input } })).data?.mergeTicket);
    setProblem(failure?.message);
    if (answer?.conversation) void navigate(`/admin/support/${answer.conversation.ticket.number}`);
  };
  return (
    <Form aria-label="Merge" onSubmit={(event) => void submit(event)} display="grid" gap="3">
      <TextField
        label="Goes on in ticket"
        placeholder="HD-T-"
        value={into}
        onChange={({ target }) => setInto(target.value)}
        hint="Another one of the same person."
        error={problem}
      />
      <Button type="submit" variant="outline" disabled={loading || into.trim() === ''}>
        Merge
      </Button>
    </Form>
  );
}
