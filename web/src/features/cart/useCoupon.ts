import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useSession } from '#lib/session.ts';
import { useApplyCouponMutation } from './ApplyCoupon.mutation.generated.ts';
import { CartQuoteDocument } from './CartQuote.query.generated.ts';
import { readLocalCart, setLocalCoupon } from './local-cart.ts';
import { useRemoveCouponMutation } from './RemoveCoupon.mutation.generated.ts';

const UNREACHABLE = 'The coupon could not be checked. Please try again.';

/** Applies and removes coupons; `problem` says why one was refused. */
export function useCoupon() {
  const isSignedIn = useSession() !== null;
  const client = useApolloClient();
  const [applyOnServer] = useApplyCouponMutation();
  const [removeOnServer] = useRemoveCouponMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const applyLocally = async (code: string): Promise<string | undefined> => {
    const items = readLocalCart().items.map(({ id, license }) => ({ assetId: id, license }));
    const { data } = await client.query({
      query: CartQuoteDocument,
      variables: { items, couponCode: code },
      fetchPolicy: 'no-cache',
    });
    if (!data?.cartQuote) throw new Error('The server gave no quote');
    const [refusal] = data.cartQuote.errors;
    if (!refusal) setLocalCoupon(code);
    return refusal?.message;
  };

  const applyRemotely = async (code: string): Promise<string | undefined> => {
    const { data } = await applyOnServer({ variables: { input: { code } } });
    if (!data) throw new Error('The server gave no cart');
    return data.applyCoupon.errors[0]?.message;
  };

  const run = async (action: () => Promise<string | undefined>): Promise<boolean> => {
    setIsBusy(true);
    setProblem(null);
    let refusal: string | undefined;
    try {
      refusal = await action();
    } catch (cause) {
      console.info('The coupon could not be changed.', cause);
      refusal = UNREACHABLE;
    }
    if (refusal !== undefined) setProblem(refusal);
    setIsBusy(false);
    return refusal === undefined;
  };

  /** Resolves to true if the coupon applies. */
  const apply = (code: string) => run(() => (isSignedIn ? applyRemotely(code) : applyLocally(code)));

  /** Resolves to true if no coupon is left. */
  const remove = () =>
    run(async () => {
      if (isSignedIn) await removeOnServer();
      else setLocalCoupon(null);
      return undefined;
    });

  return { apply, remove, problem, isBusy };
}
