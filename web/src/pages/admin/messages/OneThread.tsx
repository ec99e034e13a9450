import { chakra } from '@chakra-ui/react';
import { Link, useParams } from 'react-router-dom';
import { readFragment } from '#lib/fragments.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { Badge } from '#ui/Badge.tsx';
import { LinkButton } from '#ui/Button.tsx';
import { DeskHeading } from '../DeskHeading.tsx';
import { NotShown } from '../NotShown.tsx';
import { useOneThreadQuery } from './OneThread.query.generated.ts';
import type { Thread_SubmissionThreadFragment } from './Thread.fragment.generated.ts';
import { ThreadConversation } from './ThreadConversation.tsx';

const threadsLink = (
  <LinkButton to="/admin/messages" variant="link">
    All messages
  </LinkButton>
);

/** What was written about one pattern, for those who review. */
export function OneThread() {
  const { id = '' } = useParams();
  const { data, loading, error, refetch } = useOneThreadQuery({
    variables: { submissionId: id },
    fetchPolicy: 'network-only',
  });
  const reload = reloadBy(refetch);
  const thread = readFragment<Thread_SubmissionThreadFragment>(data?.submissionThread);
  if (!thread) {
    return (
      <NotShown what="pattern" isLoading={loading} failure={error?.message} onRetry={reload} back={threadsLink}>
        It may be of a studio that you work in.
      </NotShown>
    );
  }
  const { title, studio, askedAt } = thread;
  return (
    <>
      {threadsLink}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" marginTop="4">
        <DeskHeading size="section">{`Messages about ${title}`}</DeskHeading>
        {askedAt === null ? null : <Badge tone="accent">Waits for an answer</Badge>}
      </chakra.div>
      <chakra.p marginBottom="6">
        <Link to={`/designer/${studio.slug}`}>{studio.name}</Link>
      </chakra.p>
      <chakra.div maxWidth="44rem">
        <ThreadConversation thread={thread} onChanged={reload} />
      </chakra.div>
    </>
  );
}
