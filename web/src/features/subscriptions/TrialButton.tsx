import { chakra } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import { Button, LinkButton } from '#ui/Button.tsx';
import { checkoutAddress } from './plan-words.ts';
import { useOwnSubscription } from './useOwnSubscription.ts';
import { useStartTrial } from './useStartTrial.ts';

interface Props {
  readonly plan: { readonly id: string; readonly trialDays: number; readonly trialDownloads: number | null };
}

const Offer = chakra('div', { base: { display: 'grid', gap: '2', maxWidth: '24rem' } });
const Terms = chakra('p', { base: { color: 'ink.muted', fontSize: '14px' } });

/** Starts a plan's free trial if the viewer is eligible; visitors sign in first and return. */
export function TrialButton({ plan: { id, trialDays, trialDownloads } }: Props) {
  const own = useOwnSubscription();
  const navigate = useNavigate();
  const { start, isStarting } = useStartTrial();
  if (trialDays === 0) return null;
  if (own.kind !== 'visitor' && (own.kind !== 'known' || !own.canStartTrial)) return null;
  const words = `Start ${trialDays}-day free trial`;
  const begin = async () => {
    if (await start(id)) await navigate('/profile?tab=subscription');
  };
  return (
    <Offer>
      {own.kind === 'visitor' ? (
        <LinkButton variant="outline" to={checkoutAddress(id)}>
          {words}
        </LinkButton>
      ) : (
        <Button variant="outline" disabled={isStarting} onClick={() => void begin()}>
          {isStarting ? 'Starting...' : words}
        </Button>
      )}
      <Terms>
        For a confirmed email address. Up to {trialDownloads} patterns; their licences end with the trial unless you
        subscribe.
      </Terms>
    </Offer>
  );
}
