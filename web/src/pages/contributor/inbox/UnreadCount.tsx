import { chakra } from '@chakra-ui/react';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useStudioInbox } from './useStudioInbox.ts';

/** How many notices of a studio nobody has read, beside the entry of the inbox; nothing when there are none. */
export function UnreadCount({ studioId }: { readonly studioId: string }) {
  const count = useStudioInbox(studioId)?.unreadCount ?? 0;
  if (count === 0) return null;
  return (
    <chakra.span
      marginInlineStart="2"
      minWidth="22px"
      paddingInline="1.5"
      borderRadius="full"
      background="ink"
      color="paper"
      fontSize="13px"
      textAlign="center"
    >
      {count > 99 ? '99+' : count}
      <VisuallyHidden> unread</VisuallyHidden>
    </chakra.span>
  );
}
