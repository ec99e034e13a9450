import { useState } from 'react';
import { readFragment } from '#lib/fragments.ts';
import type { Money } from '#lib/money.ts';
import type { Order_OrderFragment } from './Order.fragment.generated.ts';
import { attemptKeyFor, forgetAttempt } from './checkout-attempt.ts';
import { useStartCheckoutMutation, type StartCheckoutMutation } from './StartCheckout.mutation.generated.ts';

/** What the buyer was shown. */
export interface ShownCart {
  /** Identifies patterns, licenses and total; the same contents make the same attempt. */
  readonly contents: string;
  /** The total shown, in US cents. */
  readonly expectedTotal: number;
}

/** Why checkout did not start. `totalChanged` carries the current total; nothing was charged. */
export type CheckoutProblem =
  | { readonly kind: 'totalChanged'; readonly total: Money }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'failed' };

type Refusal = StartCheckoutMutation['startCheckout']['errors'][number];

function problemOf(refusal: Refusal | undefined): CheckoutProblem {
  if (!refusal) return { kind: 'failed' };
  return refusal.__typename === 'TotalChangedError'
    ? { kind: 'totalChanged', total: refusal.total }
    : { kind: 'refused', message: refusal.message };
}

interface Options {
  /** Called when the total shown is outdated: show the new one before the buyer confirms again. */
  readonly onTotalChanged: () => void;
}

/** Starts payments; repeated clicks create a single order. */
export function useStartCheckout({ onTotalChanged }: Options) {
  const [startCheckout, { loading }] = useStartCheckoutMutation();
  const [problem, setProblem] = useState<CheckoutProblem | null>(null);

  const orderFor = async ({ contents, expectedTotal }: ShownCart): Promise<Order_OrderFragment | CheckoutProblem> => {
    const idempotencyKey = attemptKeyFor(contents);
    const { data } = await startCheckout({ variables: { input: { idempotencyKey, expectedTotal } } });
    return readFragment<Order_OrderFragment>(data?.startCheckout.order) ?? problemOf(data?.startCheckout.errors[0]);
  };

  /** Returns the order with its payment page, if anything is due. Null if it did not start; `problem` says why. */
  const start = async (shown: ShownCart): Promise<Order_OrderFragment | null> => {
    setProblem(null);
    try {
      let answer = await orderFor(shown);
      if ('paymentSessionId' in answer && answer.status === 'EXPIRED') {
        forgetAttempt();
        answer = await orderFor(shown);
      }
      if ('kind' in answer) {
        setProblem(answer);
        if (answer.kind === 'totalChanged') onTotalChanged();
        return null;
      }
      if (answer.status === 'COMPLETED') forgetAttempt();
      return answer;
    } catch (cause) {
      console.info('Checkout did not start.', cause);
      setProblem({ kind: 'failed' });
      return null;
    }
  };

  return { start, isStarting: loading, problem };
}
