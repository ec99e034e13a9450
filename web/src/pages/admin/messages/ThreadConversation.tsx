import { useState } from 'react';
import { MessageForm } from '#features/submissions/messages/MessageForm.tsx';
import { MessageList } from '#features/submissions/messages/MessageList.tsx';
import { useSender } from '#lib/useSender.ts';
import { Button } from '#ui/Button.tsx';
import { FormError } from '#ui/FormError.tsx';
import { useAnswerMessageMutation } from './AnswerMessage.mutation.generated.ts';
import { useSettleThreadMutation } from './SettleThread.mutation.generated.ts';
import type { Thread_SubmissionThreadFragment } from './Thread.fragment.generated.ts';

interface ThreadConversationProps {
  readonly thread: Thread_SubmissionThreadFragment;
  /** Refetches the thread. */
  readonly onChanged: () => void;
}

/** Messages about a pattern, with a reviewer's actions. */
export function ThreadConversation({ thread, onChanged }: ThreadConversationProps) {
  const { submissionId, studio, askedAt, messages } = thread;
  const [problem, setProblem] = useState<string>();
  const [answer, answering] = useAnswerMessageMutation();
  const [settle, settling] = useSettleThreadMutation();
  const { send } = useSender();
  const settleNow = async () => {
    const input = { submissionId };
    const { failure } = await send(async () => (await settle({ variables: { input } })).data?.settleSubmissionThread);
    setProblem(failure?.message);
    onChanged();
  };
  return (
    <>
      <FormError message={problem} />
      {messages.length > 0 ? (
        <MessageList messages={messages} names={{ STUDIO: studio.name, REVIEWER: 'Reviewers' }} />
      ) : null}
      <MessageForm
        label={`Message to ${studio.name}`}
        hint="The studio is told of it. It is no verdict: the pattern stays where it is."
        isSubmitting={answering.loading}
        onSend={async (saying) => {
          const sent = await answer({ variables: { input: { submissionId, ...saying } } });
          onChanged();
          return sent.data?.answerSubmissionMessage;
        }}
      >
        {askedAt === null ? null : (
          <Button variant="outline" disabled={settling.loading} onClick={() => void settleNow()}>
            Needs no answer
          </Button>
        )}
      </MessageForm>
    </>
  );
}
