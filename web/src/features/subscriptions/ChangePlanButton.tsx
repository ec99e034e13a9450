import { planWithInterval } from '@halfdrop/domain';
import { lazy, Suspense, useState } from 'react';
import type { Fields } from '#lib/fragments.ts';
import { Button, type ButtonProps } from '#ui/Button.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { PlanTerms_PlanFragment } from './PlanTerms.fragment.generated.ts';

const ChangePlanDialog = lazy(async () => ({ default: (await import('./ChangePlanDialog.tsx')).ChangePlanDialog }));

interface Props extends Pick<ButtonProps, 'variant' | 'size'> {
  readonly plan: Fields<PlanTerms_PlanFragment>;
  /** Upgrades take effect at once, other changes at the next renewal. */
  readonly isUpgrade: boolean;
}

/** Requests a preview of the costs before changing the plan. */
export function ChangePlanButton({ plan, isUpgrade, ...look }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const open = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <Button {...look} onClick={open}>
        <span>
          {isUpgrade ? 'Upgrade' : 'Switch at renewal'}
          <VisuallyHidden> to {planWithInterval(plan)}</VisuallyHidden>
        </span>
      </Button>
      {isWanted ? (
        <Suspense fallback={null}>
          <ChangePlanDialog plan={plan} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
