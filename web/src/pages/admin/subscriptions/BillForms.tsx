import { chakra } from '@chakra-ui/react';
import { MAX_CREDITED_DAYS } from '@halfdrop/domain';
import { useState } from 'react';
import { useProof } from '#features/account/proof/useProof.tsx';
import { formatDay } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import { TextField } from '#ui/Field.tsx';
import { ActForm } from './ActForm.tsx';
import { useCreditSubscriptionDaysMutation } from './CreditSubscriptionDays.mutation.generated.ts';
import { useRetrySubscriptionPaymentMutation } from './RetrySubscriptionPayment.mutation.generated.ts';
import { type SubscriptionBillQuery, useSubscriptionBillQuery } from './SubscriptionBill.query.generated.ts';
import type { ActProps } from './subscription-words.ts';

type Bill = NonNullable<SubscriptionBillQuery['adminSubscriptionBill']>;

function daysFrom(text: string): number | undefined {
  const days = /^[1-9]\d?$/.test(text.trim()) ? Number(text) : undefined;
  return days !== undefined && days <= MAX_CREDITED_DAYS ? days : undefined;
}

function billWords({ amount, dueAt, credit, amountAfterCredit }: Bill): string {
  const bill = `The next bill is ${formatMoney(amount)}, on ${dueAt === null ? 'no day yet' : formatDay(dueAt)}.`;
  if (credit.minorUnits === 0) return bill;
  return `${bill} These days are ${formatMoney(credit)} of it: it will be ${formatMoney(amountAfterCredit)}.`;
}

/** Grants days of a plan: their cost is credited to the next bills. */
export function DaysForm({ subscription: { id: subscriptionId }, onChanged }: ActProps) {
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState('');
  const days = daysFrom(typed);
  const { data, previousData, loading, refetch } = useSubscriptionBillQuery({
    variables: { id: subscriptionId, days: days ?? null },
    fetchPolicy: 'network-only',
  });
  const bill = (data ?? previousData)?.adminSubscriptionBill;
  const [credit] = useCreditSubscriptionDaysMutation();
  const act = async (reason: string) => {
    if (days === undefined || !bill) return undefined;
    const input = { subscriptionId, days, expectedCredit: bill.credit.minorUnits, reason, idempotencyKey: key };
    const answer = (await credit({ variables: { input } })).data?.creditSubscriptionDays;
    if (answer?.subscription === null) {
      setKey(crypto.randomUUID());
      await refetch();
    }
    return answer;
  };
  const wrong = days === undefined ? 'Please enter how many days, such as 7' : undefined;
  return (
    <ActForm
      title="Give days"
      button={bill && days !== undefined ? `Take ${formatMoney(bill.credit)} off` : 'Give the days'}
      done="The days are given"
      note="The day of the renewal stays; what is more than one bill comes off those after. The subscriber is told by email."
      problem={wrong ?? (loading || !bill ? 'The bill is not known yet: please try again' : undefined)}
      act={act}
      onDone={() => {
        setKey(crypto.randomUUID());
        setTyped('');
        onChanged();
      }}
    >
      <TextField
        label="Days"
        inputMode="numeric"
        autoComplete="off"
        hint={`1 to ${MAX_CREDITED_DAYS}`}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <chakra.p role="status">{bill ? billWords(bill) : null}</chakra.p>
    </ActForm>
  );
}

function unpaidWords({ amount, dueAt }: Bill): string {
  const next =
    dueAt === null ? 'It is not tried again by itself.' : `It is tried again by itself on ${formatDay(dueAt)}.`;
  return `${formatMoney(amount)} is unpaid. ${next}`;
}

/** Retries an unpaid renewal. */
export function RetryForm({ subscription: { id: subscriptionId }, onChanged }: ActProps) {
  const [key, setKey] = useState(() => crypto.randomUUID());
  const { data } = useSubscriptionBillQuery({
    variables: { id: subscriptionId, days: null },
    fetchPolicy: 'network-only',
  });
  const bill = data?.adminSubscriptionBill;
  const [retry] = useRetrySubscriptionPaymentMutation();
  const { withProof, dialog } = useProof();
  const act = async (reason: string) => {
    if (!bill) return undefined;
    const input = { subscriptionId, expectedAmount: bill.amount.minorUnits, reason, idempotencyKey: key };
    const answer = await withProof(async () => (await retry({ variables: { input } })).data?.retrySubscriptionPayment);
    // A new key, so that a declined card is charged again instead of replaying the stored reply.
    if (answer?.subscription === null) setKey(crypto.randomUUID());
    return answer;
  };
  return (
    <>
      <ActForm
        title="Charge the renewal again"
        button={bill ? `Charge ${formatMoney(bill.amount)} now` : 'Charge it now'}
        done="The renewal is paid"
        note="The plan goes on once the payment is reported, in a moment. The subscriber is told by email, of a refusal too."
        problem={bill ? undefined : 'What is unpaid is not known yet: please try again'}
        act={act}
        onDone={() => {
          setKey(crypto.randomUUID());
          onChanged();
        }}
      >
        <chakra.p role="status">{bill ? unpaidWords(bill) : null}</chakra.p>
      </ActForm>
      {dialog}
    </>
  );
}
