import { Flex } from '@chakra-ui/react';
import type { Ref } from 'react';
import { Button } from '#ui/Button.tsx';

interface Props {
  readonly ref: Ref<HTMLDivElement>;
  readonly title: string;
  readonly onUndo: () => void;
}

/** Says what was removed, takes over the focus of the removed line, and offers to undo. */
export function RemovedNotice({ ref, title, onUndo }: Props) {
  return (
    <Flex ref={ref} tabIndex={-1} gap="3" bg="linen" borderRadius="md" padding="4" marginBottom="4">
      <span>{title} was removed.</span>
      <Button variant="link" size="sm" onClick={onUndo}>
        Undo
      </Button>
    </Flex>
  );
}
