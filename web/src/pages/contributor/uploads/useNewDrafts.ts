import { useEffect, useMemo } from 'react';
import { SubmissionsChangedDocument } from '#features/submissions/SubmissionsChanged.subscription.generated.ts';
import type { SubmissionStatus } from '#generated/types.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { CALM_POLL_MS, useLive } from '#lib/useLive.ts';
import { type NewDraftsQuery, useNewDraftsQuery } from './NewDrafts.query.generated.ts';
import type { QueuedFile, UploadQueue } from './upload-queue.ts';

/** A draft created from an uploaded file. */
export type NewDraft = NonNullable<NewDraftsQuery['studioSubmissions']>['items'][number];

const BEFORE_REVIEW: readonly SubmissionStatus[] = ['DRAFT', 'CHECKING', 'FAILED', 'READY'];
const POLL_MS = 2000;

/**
 * Returns the latest drafts from uploads, polling while their status changes by itself. Files whose
 * drafts appear leave the queue.
 */
export function useNewDrafts(studioId: string, queue: UploadQueue, files: readonly QueuedFile[]) {
  const { data, loading, error, refetch, startPolling, stopPolling } = useNewDraftsQuery({
    variables: { studioId },
    fetchPolicy: 'cache-and-network',
  });
  const items = data?.studioSubmissions?.items;
  const drafts = items?.filter(({ status }) => BEFORE_REVIEW.includes(status));
  const awaited = files.filter(({ step }) => step === 'sent').length;
  const isMoving = awaited > 0 || (items ?? []).some(({ status }) => status === 'DRAFT' || status === 'CHECKING');

  useEffect(() => {
    if (items) queue.forget(items.map(({ uploadId }) => uploadId));
  }, [queue, items]);
  const reload = useMemo(() => reloadBy(refetch), [refetch]);
  useEffect(() => {
    if (awaited > 0) reload();
  }, [awaited, reload]);
  const isTold = useLive(SubmissionsChangedDocument, isMoving ? { studioId } : null, reload);
  useEffect(() => {
    if (!isMoving) return undefined;
    startPolling(isTold ? CALM_POLL_MS : POLL_MS);
    return stopPolling;
  }, [isMoving, isTold, startPolling, stopPolling]);

  return { drafts, isLoading: loading, error, reload };
}
