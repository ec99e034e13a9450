import { chakra } from '@chakra-ui/react';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useStudioInbox } from './useStudioInbox.ts';

/**
 * How many notices of a studio nobody has read, on the entry of the inbox; nothing when there are none. It takes no room,
 * so that nothing moves when it comes.
 */
export function UnreadCount({ studioId }: { readonly studioId: string }) {
  const count = useStudioInbox(studioId)?.unreadCount ?? 0;
  if (count === 0) return null;
  return (
    <chakra.span
      position="absolute"
      insetInlineEnd={{ base: '-1', lg: '3' }}
      top={{ base: '0.5', lg: 'auto' }}
      minWidth={{ base: '18px', lg: '22px' }}
      paddingInline={{ base: '1', lg: '1.5' }}
      borderRadius="full"
      background="ink"
      color="paper"
      fontSize={{ base: '11px', lg: '13px' }}
      lineHeight={{ base: '18px', lg: '22px' }}
      textAlign="center"
    >
      {count > 99 ? '99+' : count}
      <VisuallyHidden> unread</VisuallyHidden>
    </chakra.span>
  );
}
