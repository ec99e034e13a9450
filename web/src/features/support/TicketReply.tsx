import { type FormEvent, useState } from 'react';
import { useSender } from '#lib/useSender.ts';
import { TextAreaField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { Conversation_ConversationFragment } from './Conversation.fragment.generated.ts';
import { useReplyToTicketMutation } from './ReplyToTicket.mutation.generated.ts';

interface Props {
  readonly ticket: Conversation_ConversationFragment['ticket'];
  readonly onSaid: () => void;
}

/** Form to reply to one's ticket, which reopens it if closed. */
export function TicketReply({ ticket: { number, status }, onSaid }: Props) {
  const [body, setBody] = useState('');
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [problem, setProblem] = useState<string>();
  const [reply, { loading }] = useReplyToTicketMutation();
  const { send, secondsToWait } = useSender();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (body.trim() === '') {
      setProblem('Message is required');
      return;
    }
    const input = { number, idempotencyKey: key, body };
    const { failure } = await send(async () => (await reply({ variables: { input } })).data?.replyToTicket);
    setProblem(failure?.message);
    if (failure) return;
    setBody('');
    setKey(crypto.randomUUID());
    onSaid();
  };
  return (
    <Form aria-label="Reply" onSubmit={(event) => void submit(event)} display="grid" gap="4" marginTop="8">
      <TextAreaField
        label="Your message"
        value={body}
        onChange={({ target }) => setBody(target.value)}
        hint={status === 'CLOSED' ? 'This opens the ticket again.' : undefined}
        error={problem}
      />
      <SubmitButton
        label={status === 'CLOSED' ? 'Open again' : 'Send'}
        isSubmitting={loading}
        secondsToWait={secondsToWait}
        justifySelf="start"
      />
    </Form>
  );
}
