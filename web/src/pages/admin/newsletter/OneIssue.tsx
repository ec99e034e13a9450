import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { readFragment } from '#lib/fragments.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { Badge } from '#ui/Badge.tsx';
import { LinkButton } from '#ui/Button.tsx';
import { DeskHeading } from '../DeskHeading.tsx';
import { NotShown } from '../NotShown.tsx';
import type { DeskIssue_IssueFragment } from './DeskIssue.fragment.generated.ts';
import { type DeskIssue, stateWords } from './issue-words.ts';
import { IssueEditor } from './IssueEditor.tsx';
import { IssueReport } from './IssueReport.tsx';
import { useOneNewsletterIssueQuery } from './OneNewsletterIssue.query.generated.ts';
import { SendIssue } from './SendIssue.tsx';

/** How often an issue that goes out is read again. */
const POLL_MS = 5000;

const back = (
  <LinkButton to="/admin/newsletter" variant="link">
    Newsletter
  </LinkButton>
);

/** One issue of the newsletter: a draft to be written and sent, or what became of it. */
export function OneIssue() {
  const { id = '' } = useParams();
  const { data, loading, error, refetch, startPolling, stopPolling } = useOneNewsletterIssueQuery({
    variables: { id },
    // What is changed begins from what there is now, not from what was there earlier.
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const reload = reloadBy(refetch);
  const found = data?.newsletterIssue;
  const issue = found ? readFragment<DeskIssue_IssueFragment>(found) : null;
  const isOnItsWay = issue?.state === 'SCHEDULED' || issue?.state === 'SENDING';
  useEffect(() => {
    if (!isOnItsWay) return undefined;
    startPolling(POLL_MS);
    return stopPolling;
  }, [isOnItsWay, startPolling, stopPolling]);
  if (!issue) {
    return (
      <NotShown what="issue" isLoading={loading} failure={error?.message} onRetry={reload} back={back}>
        The address may be wrong.
      </NotShown>
    );
  }
  return (
    <>
      {back}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" marginTop="4" marginBottom="6">
        <DeskHeading size="section">{issue.subject}</DeskHeading>
        <Badge>{stateWords(issue.state)}</Badge>
      </chakra.div>
      {issue.state === 'DRAFT' ? <Draft issue={issue} onChanged={reload} /> : null}
      {issue.state === 'DRAFT' ? null : <IssueReport issue={issue} onChanged={reload} />}
    </>
  );
}

function Draft({ issue, onChanged }: { readonly issue: DeskIssue; readonly onChanged: () => void }) {
  return (
    <chakra.div display="grid" gap="10">
      <IssueEditor key={issue.version} issue={issue} onSaved={onChanged} />
      <SendIssue issue={issue} onSent={onChanged} />
    </chakra.div>
  );
}
