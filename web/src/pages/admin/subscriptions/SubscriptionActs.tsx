import { chakra } from '@chakra-ui/react';
import { MAX_CREDITED_DOWNLOADS } from '@halfdrop/domain';
import { useState } from 'react';
import { useProof } from '#features/account/proof/useProof.tsx';
import { TextField } from '#ui/Field.tsx';
import { ActForm } from './ActForm.tsx';
import { DaysForm, RetryForm } from './BillForms.tsx';
import { useCancelForSubscriberMutation } from './CancelForSubscriber.mutation.generated.ts';
import { useCreditSubscriptionMutation } from './CreditSubscription.mutation.generated.ts';
import { useRefundSubscriptionMutation } from './RefundSubscription.mutation.generated.ts';
import { PlanForm } from './PlanForm.tsx';
import type { ActProps } from './subscription-words.ts';

/** Actions for the owner of a subscription; none once it has ended. */
export function SubscriptionActs({ subscription, onChanged }: ActProps) {
  const { status, downloadsLeft, moneyBackEndsAt } = subscription;
  if (status === 'EXPIRED') return null;
  return (
    <chakra.div display="grid" gap="8" alignContent="start">
      {status === 'PAST_DUE' ? <RetryForm subscription={subscription} onChanged={onChanged} /> : null}
      {status === 'ACTIVE' ? <PlanForm subscription={subscription} onChanged={onChanged} /> : null}
      {status === 'ACTIVE' ? <DaysForm subscription={subscription} onChanged={onChanged} /> : null}
      {downloadsLeft === null ? null : <CreditForm subscription={subscription} onChanged={onChanged} />}
      <CancelForm subscription={subscription} onChanged={onChanged} />
      {moneyBackEndsAt === null ? null : <MoneyBackForm subscription={subscription} onChanged={onChanged} />}
    </chakra.div>
  );
}

function CreditForm({ subscription: { id: subscriptionId, creditedDownloads }, onChanged }: ActProps) {
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [downloads, setDownloads] = useState('');
  const [credit] = useCreditSubscriptionMutation();
  return (
    <ActForm
      key={creditedDownloads}
      title="Give downloads"
      button="Give the downloads"
      done="Downloads given"
      note="They count until the month of the plan ends; the subscriber is told by email."
      problem={/^[1-9]\d{0,3}$/.test(downloads.trim()) ? undefined : 'Please enter how many downloads, such as 10'}
      act={async (reason) => {
        const input = { subscriptionId, downloads: Number(downloads), reason, idempotencyKey: key };
        return (await credit({ variables: { input } })).data?.creditSubscription;
      }}
      onDone={() => {
        setKey(crypto.randomUUID());
        setDownloads('');
        onChanged();
      }}
    >
      <TextField
        label="Downloads"
        inputMode="numeric"
        autoComplete="off"
        hint={`1 to ${MAX_CREDITED_DOWNLOADS}`}
        value={downloads}
        onChange={({ target }) => setDownloads(target.value)}
      />
    </ActForm>
  );
}

function CancelForm({ subscription: { id: subscriptionId, status }, onChanged }: ActProps) {
  const canWait = status === 'ACTIVE' || status === 'TRIALING';
  const [wantsAtOnce, setWantsAtOnce] = useState(false);
  const isAtOnce = wantsAtOnce || !canWait;
  const [cancel] = useCancelForSubscriberMutation();
  return (
    <ActForm
      title={canWait ? 'Cancel' : 'End at once'}
      button={isAtOnce ? 'End it at once' : 'Cancel at the end of the period'}
      done={isAtOnce ? 'The subscription is over' : 'The subscription is canceled'}
      note="Nothing is given back by it; the subscriber is told by email."
      act={async (reason) =>
        (await cancel({ variables: { input: { subscriptionId, isAtOnce, reason } } })).data?.cancelForSubscriber
      }
      onDone={onChanged}
    >
      {canWait ? (
        <chakra.label display="flex" gap="3" minHeight="11" alignItems="center">
          <input type="checkbox" checked={wantsAtOnce} onChange={({ target }) => setWantsAtOnce(target.checked)} />
          At once, not at the end of the period
        </chakra.label>
      ) : null}
    </ActForm>
  );
}

function MoneyBackForm({ subscription: { id: subscriptionId }, onChanged }: ActProps) {
  const [refund] = useRefundSubscriptionMutation();
  const { withProof, dialog } = useProof();
  return (
    <>
      <ActForm
        title="Give the first payment back"
        button="Give it back"
        done="The first payment goes back"
        note="The plan ends at once, with every licence that was got by it."
        act={(reason) =>
          withProof(
            async () => (await refund({ variables: { input: { subscriptionId, reason } } })).data?.refundSubscription,
          )
        }
        onDone={onChanged}
      />
      {dialog}
    </>
  );
}
