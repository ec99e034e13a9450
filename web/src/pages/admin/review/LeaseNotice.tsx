import { chakra } from '@chakra-ui/react';
import { Button } from '#ui/Button.tsx';
import type { Reviewed } from './reviewed.ts';
import { useLease } from './useLease.ts';

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

interface LeaseNoticeProps {
  readonly review: Reviewed;
  readonly onTake: () => Promise<void>;
}

/** When the reviewer's lease on the submission ends; it is extended while they are active. */
export function LeaseNotice({ review, onTake }: LeaseNoticeProps) {
  const { endsAt, isHeld } = useLease(review);
  if (isHeld) {
    return (
      <chakra.p color="ink.muted" fontSize="14px">
        Kept for you until <time dateTime={endsAt}>{time.format(new Date(endsAt))}</time>, and longer while you work on
        it.
      </chakra.p>
    );
  }
  return (
    <chakra.div role="alert" display="grid" gap="3" justifyItems="start" background="accent.wash" padding="4">
      <p>You were away for four minutes, so another reviewer may have it now.</p>
      <Button size="sm" variant="outline" onClick={() => void onTake()}>
        Go on
      </Button>
    </chakra.div>
  );
}
