import { readFragment } from '#lib/fragments.ts';
import type { StudioInbox_InboxFragment } from './StudioInbox.fragment.generated.ts';
import { useStudioInboxQuery } from './StudioInbox.query.generated.ts';

/** The inbox of a studio as shown in the panel. */
export type PanelInbox = StudioInbox_InboxFragment;

/** Returns the inbox of a studio; undefined while loading. */
export function useStudioInbox(studioId: string): PanelInbox | undefined {
  const { data } = useStudioInboxQuery({ variables: { studioId }, fetchPolicy: 'cache-and-network' });
  const inbox = data?.studioNotices?.inbox;
  return inbox && readFragment<PanelInbox>(inbox);
}
