import { useState } from 'react';
import type { FormFailure } from '#lib/form-failure.ts';
import { readFragment } from '#lib/fragments.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { useSender } from '#lib/useSender.ts';
import { useMarkNoticesReadMutation } from './MarkNoticesRead.mutation.generated.ts';
import type { PanelNotice } from './notice-words.ts';
import { useStudioNoticesQuery } from './StudioNotices.query.generated.ts';
import { useStudioInbox } from './useStudioInbox.ts';

/** Loads one page of a studio's notices and provides their actions. */
export function useInbox(studioId: string, page: number) {
  const { data, error, refetch } = useStudioNoticesQuery({
    variables: { studioId, page },
    fetchPolicy: 'cache-and-network',
  });
  const inbox = useStudioInbox(studioId);
  const [markNoticesRead, { loading: isBusy }] = useMarkNoticesReadMutation();
  const { send } = useSender();
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const found = data?.studioNotices;

  const reload = reloadBy(refetch);
  const markRead = async (noticeId: string, hasReadOlder = false) => {
    const variables = { input: { studioId, noticeId, hasReadOlder } };
    const sent = await send(async () => (await markNoticesRead({ variables })).data?.markNoticesRead);
    setFailure(sent.failure);
    if (sent.answer) reload();
  };
  return {
    notices: found?.items.map((notice) => readFragment<PanelNotice>(notice)),
    totalPages: found?.pageInfo.totalPages ?? 1,
    hasUnread: (inbox?.unreadCount ?? 0) > 0,
    error,
    reload,
    isBusy,
    failure,
    markRead,
  };
}
