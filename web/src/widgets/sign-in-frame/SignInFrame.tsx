import type { ReactNode } from 'react';
import { AccountFrame } from '#features/account/sign-in/AccountFrame.tsx';
import { BagSummary } from '#features/cart/BagSummary.tsx';
import { SavedItemsStep } from '#features/cart/SavedItemsStep.tsx';
import { PlanSummary } from '#features/subscriptions/PlanSummary.tsx';
import { useSession } from '#lib/session.ts';

interface SignInFrameProps {
  readonly title: string;
  /** Where the person goes once they are signed in. */
  readonly target: string;
  /** The form. */
  readonly children: ReactNode;
}

/**
 * The card of a form that signs people in, with what they are about to buy above it. Who is signed in is asked what
 * becomes of a bag that differs, and goes on.
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
