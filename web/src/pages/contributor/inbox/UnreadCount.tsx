import { chakra } from '@chakra-ui/react';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useStudioInbox } from './useStudioInbox.ts';

/**
 * Number of a studio's unread notices on the inbox's menu entry; hidden if zero. Positioned absolutely, so that
 * nothing shifts when it appears.
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
