import { MessageForm } from '#features/submissions/messages/MessageForm.tsx';
import { MessageList } from '#features/submissions/messages/MessageList.tsx';
import { SubmissionsChangedDocument } from '#features/submissions/SubmissionsChanged.subscription.generated.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { useLive } from '#lib/useLive.ts';
import { Heading } from '#ui/Heading.tsx';
import { ErrorState } from '#ui/StateNotice.tsx';
import { useSendSubmissionMessageMutation } from './SendSubmissionMessage.mutation.generated.ts';
import { useSubmissionMessagesQuery } from './SubmissionMessages.query.generated.ts';

const names = { STUDIO: 'Your studio', REVIEWER: 'Reviewer' } as const;

interface MessagesProps {
  readonly submissionId: string;
  readonly studioId: string;
}

/** Messages about a submitted pattern, and a form to write to the reviewers. */
export function Messages({ submissionId, studioId }: MessagesProps) {
  const variables = { submissionId };
  const { data, error, refetch } = useSubmissionMessagesQuery({ variables, fetchPolicy: 'cache-and-network' });
  const [sendMessage, { loading }] = useSendSubmissionMessageMutation();
  const reload = reloadBy(refetch);
  useLive(SubmissionsChangedDocument, { studioId }, reload);
  return (
    <section aria-labelledby="messages">
      <Heading as="h3" id="messages" size="card" marginBottom="3">
        Messages
      </Heading>
      {data?.submissionMessages && data.submissionMessages.length > 0 ? (
        <MessageList messages={data.submissionMessages} names={names} />
      ) : null}
      {error && !data ? (
        <ErrorState title="The messages could not be loaded" onRetry={reload}>
          {error.message}
        </ErrorState>
      ) : null}
      <MessageForm
        label="Message to the reviewers"
        hint="Ask about a verdict, or tell them something about the pattern. It changes nothing of its place in the queue."
        isSubmitting={loading}
        onSend={async (saying) => {
          const sent = await sendMessage({ variables: { input: { submissionId, ...saying } } });
          reload();
          return sent.data?.sendSubmissionMessage;
        }}
      />
    </section>
  );
}
