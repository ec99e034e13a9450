import { readFragment } from '#lib/fragments.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { Heading } from '#ui/Heading.tsx';
import { useOneThreadQuery } from '../messages/OneThread.query.generated.ts';
import type { Thread_SubmissionThreadFragment } from '../messages/Thread.fragment.generated.ts';
import { ThreadConversation } from '../messages/ThreadConversation.tsx';

/** Messages about the submission under review, and a form to ask its studio. */
export function ReviewMessages({ submissionId }: { readonly submissionId: string }) {
  const { data, refetch } = useOneThreadQuery({ variables: { submissionId }, fetchPolicy: 'cache-and-network' });
  const thread = readFragment<Thread_SubmissionThreadFragment>(data?.submissionThread);
  if (!thread) return null;
  return (
    <section aria-labelledby="messages">
      <Heading id="messages" size="card" marginBottom="3">
        Messages
      </Heading>
      <ThreadConversation thread={thread} onChanged={reloadBy(refetch)} />
    </section>
  );
}
