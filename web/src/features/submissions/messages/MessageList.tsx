import { chakra } from '@chakra-ui/react';
import type { SubmissionMessageSide } from '#generated/types.ts';
import { type Masked, readFragment } from '#lib/fragments.ts';
import { Timeline } from '#ui/Timeline.tsx';
import type { Message_SubmissionMessageFragment } from './Message.fragment.generated.ts';

type Message = Message_SubmissionMessageFragment;

interface MessageListProps {
  readonly messages: readonly Masked<Message>[];
  /** What each side is called for this reader. */
  readonly names: Readonly<Record<SubmissionMessageSide, string>>;
}

/** Messages between a studio and the reviewers about a pattern, oldest first. */
export function MessageList({ messages, names }: MessageListProps) {
  return (
    <Timeline
      label="Messages"
      events={readFragment<Message>(messages).map(({ id, side, words, sentAt }) => ({
        id,
        at: sentAt,
        title: names[side],
        children: <chakra.p whiteSpace="pre-wrap">{words}</chakra.p>,
      }))}
    />
  );
}
