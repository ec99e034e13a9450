import { planName } from '@halfdrop/domain';
import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { formatDate } from '#lib/dates.ts';
import { Button } from '#ui/Button.tsx';
import type { Subscription } from './subscription-state.ts';
import { useEndOrResume } from './useEndOrResume.ts';

const Question = chakra('div', { base: { display: 'grid', gap: '3', flexBasis: 'full' } });
const Answers = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });

/** Cancels a plan: one click to ask, one to confirm. */
export function CancelPlan({ subscription }: { readonly subscription: Subscription }) {
  const [isAsking, setAsking] = useState(false);
  const { cancel, isBusy } = useEndOrResume();
  const answer = useRef<HTMLButtonElement>(null);
  const { plan, status, currentPeriodEndsAt } = subscription;

  useEffect(() => {
    if (isAsking) answer.current?.focus();
  }, [isAsking]);

  if (!isAsking) {
    return (
      <Button variant="outline" onClick={() => setAsking(true)}>
        Cancel plan
      </Button>
    );
  }
  return (
    <Question role="group" aria-label="Cancel plan">
      <p>
        {status === 'PAST_DUE'
          ? `Cancel ${planName(plan)}? It ends at once, and the open payment is not tried again.`
          : `Cancel ${planName(plan)}? You keep it until ${formatDate(currentPeriodEndsAt)}.`}
      </p>
      <Answers>
        <Button ref={answer} variant="accent" disabled={isBusy} onClick={() => void cancel()}>
          Yes, cancel
        </Button>
        <Button variant="outline" onClick={() => setAsking(false)}>
          Keep {planName(plan)}
        </Button>
      </Answers>
    </Question>
  );
}
