import { useNavigate } from 'react-router-dom';
import { Button, LinkButton } from '#ui/Button.tsx';
import { checkoutAddress } from './plan-words.ts';
import { useOwnSubscription } from './useOwnSubscription.ts';
import { useStartTrial } from './useStartTrial.ts';

interface Props {
  readonly plan: { readonly id: string; readonly trialDays: number };
}

/** Starts the free trial of a plan where the viewer may have one; a visitor signs in first and comes back to it. */
export function TrialButton({ plan: { id, trialDays } }: Props) {
  const own = useOwnSubscription();
  const navigate = useNavigate();
  const { start, isStarting } = useStartTrial();
  if (trialDays === 0) return null;
  const words = `Start ${trialDays}-day free trial`;
  if (own.kind === 'visitor') {
    return (
      <LinkButton variant="outline" to={checkoutAddress(id)}>
        {words}
      </LinkButton>
    );
  }
  if (own.kind !== 'known' || !own.canStartTrial) return null;
  const begin = async () => {
    if (await start(id)) await navigate('/profile?tab=subscription');
  };
  return (
    <Button variant="outline" disabled={isStarting} onClick={() => void begin()}>
      {isStarting ? 'Starting...' : words}
    </Button>
  );
}
