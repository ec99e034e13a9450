import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/Button.tsx';

const PlanDialog = lazy(async () => ({ default: (await import('./PlanDialog.tsx')).PlanDialog }));

/** Opens the plans in a dialog. */
export function PlanDialogButton() {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const open = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <Button variant="link" alignSelf="start" onClick={open}>
        Or download without limit: see the plans
      </Button>
      {isWanted ? (
        <Suspense fallback={null}>
          <PlanDialog isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
