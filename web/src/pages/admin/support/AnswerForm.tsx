import { chakra } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import type { TicketWordsKind } from '#generated/types.ts';
import { useSender } from '#lib/useSender.ts';
import { useUnsavedGuard } from '#lib/useUnsavedGuard.ts';
import { Button } from '#ui/Button.tsx';
import { Chip } from '#ui/Chip.tsx';
import { SelectField, TextAreaField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { useAnswerTicketMutation } from './AnswerTicket.mutation.generated.ts';
import type { OpenTicket_ConversationFragment } from './OpenTicket.fragment.generated.ts';
import type { SupportToolsQuery } from './SupportTools.query.generated.ts';

interface Props {
  readonly ticket: OpenTicket_ConversationFragment['ticket'];
  readonly macros: NonNullable<SupportToolsQuery['supportTools']>['macros'];
  readonly onWriting: (isWriting: boolean) => void;
  /** Called after every request: what was said stands in the thread, or what was said meanwhile does. */
  readonly onSettled: () => void;
}

/** The words of a macro for who asked. */
function filled(body: string, name: string | null): string {
  return body.replaceAll('{name}', name?.split(' ')[0] ?? 'there');
}

/** What is being written, and the ways to send it. */
function useAnswer({ ticket, onWriting, onSettled }: Omit<Props, 'macros'>) {
  const [kind, setKind] = useState<TicketWordsKind>('REPLY');
  const [body, setBody] = useState('');
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [problem, setProblem] = useState<string>();
  const [answer, { loading }] = useAnswerTicketMutation();
  const { send, secondsToWait } = useSender();
  useUnsavedGuard(body.trim() !== '');
  const write = (words: string) => {
    setBody(words);
    onWriting(words.trim() !== '');
  };
  const say = async (isClosing: boolean) => {
    if (body.trim() === '') {
      setProblem('Message is required');
      return;
    }
    const { number, version } = ticket;
    const input = { number, version, idempotencyKey: key, kind, body, isClosing };
    const { failure } = await send(async () => (await answer({ variables: { input } })).data?.answerTicket);
    setProblem(failure?.message);
    onSettled();
    if (failure) return;
    write('');
    setKey(crypto.randomUUID());
  };
  return { kind, setKind, body, write, say, problem, isSending: loading, isBusy: loading || secondsToWait > 0 };
}

/** Answers a ticket, or notes something. What is typed stays until it was taken, whatever happens to the ticket meanwhile. */
export function AnswerForm({ macros, ...props }: Props) {
  const { kind, setKind, body, write, say, problem, isSending, isBusy } = useAnswer(props);
  const { ticket } = props;
  const isReply = kind === 'REPLY';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void say(false);
  };
  return (
    <Form aria-label="Answer" onSubmit={submit} display="grid" gap="4" marginTop="8">
      <chakra.div display="flex" flexWrap="wrap" gap="2" role="group" aria-label="What it is">
        <Chip aria-pressed={isReply} onClick={() => setKind('REPLY')}>
          Answer
        </Chip>
        <Chip aria-pressed={!isReply} onClick={() => setKind('NOTE')}>
          Note for the staff
        </Chip>
      </chakra.div>
      {isReply ? (
        <MacroChoice
          macros={macros}
          onChosen={(words) => write([body, filled(words, ticket.name)].filter((part) => part !== '').join('\n\n'))}
        />
      ) : null}
      <TextAreaField
        label={isReply ? 'Answer' : 'Note'}
        rows={7}
        value={body}
        onChange={({ target }) => write(target.value)}
        hint={isReply ? `Goes to ${ticket.email} and into the profile.` : 'Only the staff reads it.'}
        error={problem}
      />
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button type="submit" disabled={isBusy}>
          {isSending ? 'Sending…' : isReply ? 'Send answer' : 'Keep note'}
        </Button>
        {isReply ? (
          <Button variant="outline" disabled={isBusy} onClick={() => void say(true)}>
            Send and close
          </Button>
        ) : null}
      </chakra.div>
    </Form>
  );
}

interface MacroChoiceProps extends Pick<Props, 'macros'> {
  readonly onChosen: (body: string) => void;
}

function MacroChoice({ macros, onChosen }: MacroChoiceProps) {
  return (
    <SelectField
      label="Insert a text"
      value=""
      onChange={({ target }) => {
        const macro = macros.find(({ id }) => id === target.value);
        if (macro) onChosen(macro.body);
      }}
    >
      <option value="">Choose</option>
      {macros.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </SelectField>
  );
}
