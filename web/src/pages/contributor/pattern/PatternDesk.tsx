import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { SubmissionsChangedDocument } from '#features/submissions/SubmissionsChanged.subscription.generated.ts';
import { readFragment } from '#lib/fragments.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { CALM_POLL_MS, useLive } from '#lib/useLive.ts';
import { LinkButton } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/StateNotice.tsx';
import type { DeskProps } from '../panel-studio.ts';
import { rowOf, type PatternDetail } from './detail.ts';
import { OnePattern } from './OnePattern.tsx';
import { useOneSubmissionQuery } from './OneSubmission.query.generated.ts';

const POLL_MS = 2000;

/** One pattern of a studio; polls while its file is being checked. */
export function PatternDesk({ studio }: DeskProps) {
  const { search } = useLocation();
  const { submissionId = '' } = useParams();
  const { data, loading, error, refetch, startPolling, stopPolling } = useOneSubmissionQuery({
    variables: { id: submissionId },
    fetchPolicy: 'cache-and-network',
  });
  const detail = readFragment<PatternDetail>(data?.submission);
  const status = detail && rowOf(detail).status;
  const isMoving = status === 'DRAFT' || status === 'CHECKING';
  const reload = reloadBy(refetch);
  const isTold = useLive(SubmissionsChangedDocument, isMoving ? { studioId: studio.id } : null, reload);
  useEffect(() => {
    if (!isMoving) return undefined;
    startPolling(isTold ? CALM_POLL_MS : POLL_MS);
    return stopPolling;
  }, [isMoving, isTold, startPolling, stopPolling]);

  if (detail) return <OnePattern key={submissionId} detail={detail} studioId={studio.id} onStale={reload} />;
  if (loading) return <Skeleton height="40rem" />;
  if (error) {
    return (
      <ErrorState title="The pattern could not be loaded" onRetry={reload}>
        {error.message}
      </ErrorState>
    );
  }
  return (
    <EmptyState
      title="There is no such pattern"
      actions={<LinkButton to={`/contributor/patterns${search}`}>All patterns</LinkButton>}
    >
      It may belong to another studio.
    </EmptyState>
  );
}
