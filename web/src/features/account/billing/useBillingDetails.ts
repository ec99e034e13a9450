import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import { readFragment } from '#lib/fragments.ts';
import { useSession } from '#lib/session.ts';
import { useSender } from '#lib/useSender.ts';
import type { BillingDetails_UserFragment } from './BillingDetails.fragment.generated.ts';
import { useBillingDetailsQuery } from './BillingDetails.query.generated.ts';
import { useUpdateBillingDetailsMutation } from './UpdateBillingDetails.mutation.generated.ts';

/** The company that invoices are made out to; fields are blank if not given. */
export interface BillingDetails {
  readonly company: string;
  readonly taxNumber: string;
}

const none: BillingDetails = { company: '', taxNumber: '' };

/** Manages the signed-in user's billing details: the stored values, unsaved changes, and saving. */
export function useBillingDetails() {
  const isSignedIn = useSession() !== null;
  const { data } = useBillingDetailsQuery(isSignedIn ? {} : skipToken);
  const [update, { loading: isSaving }] = useUpdateBillingDetailsMutation();
  const { send } = useSender();
  const [typed, setTyped] = useState<Partial<BillingDetails>>({});
  const [problem, setProblem] = useState<string | null>(null);

  const viewer = readFragment<BillingDetails_UserFragment>(data?.viewer);
  const stored = { company: viewer?.company ?? '', taxNumber: viewer?.taxNumber ?? '' };
  const details = viewer ? { ...stored, ...typed } : { ...none, ...typed };
  const isChanged = details.company !== stored.company || details.taxNumber !== stored.taxNumber;

  /** Resolves to false if the server refused or was unreachable; `problem` then says why. */
  const save = async (): Promise<boolean> => {
    setProblem(null);
    if (!isChanged) return true;
    const { failure } = await send(async () => (await update({ variables: { input: details } })).data?.updateProfile);
    if (failure) setProblem(failure.message);
    else setTyped({});
    return !failure;
  };

  const change = (changes: Partial<BillingDetails>) => setTyped((before) => ({ ...before, ...changes }));
  return { details, isKnown: data !== undefined, isChanged, isSaving, problem, change, save };
}
