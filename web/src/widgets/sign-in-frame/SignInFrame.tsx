import type { ReactNode } from 'react';
import { AccountFrame } from '#features/account/sign-in/AccountFrame.tsx';
import { BagSummary } from '#features/cart/BagSummary.tsx';
import { SavedItemsStep } from '#features/cart/SavedItemsStep.tsx';
import { PlanSummary } from '#features/subscriptions/PlanSummary.tsx';
import { useSession } from '#lib/session.ts';

interface SignInFrameProps {
  readonly title: string;
  /** Where to go after sign-in. */
  readonly target: string;
  /** The form. */
  readonly children: ReactNode;
}

/**
 * Card around a sign-in form, with the pending purchase above it. If the user's saved cart differs, asks which
 * to keep before continuing.
 */
export function SignInFrame({ title, target, children }: SignInFrameProps) {
  const session = useSession();
  if (session) {
    return (
      <SavedItemsStep
        target={target}
        renderPage={(offer) => <AccountFrame title="Before you go on">{offer}</AccountFrame>}
      />
    );
  }
  return (
    <AccountFrame title={title}>
      {target === '/checkout' ? <BagSummary /> : null}
      {target.startsWith('/checkout?') ? <PlanSummary checkout={target} /> : null}
      {children}
    </AccountFrame>
  );
}
