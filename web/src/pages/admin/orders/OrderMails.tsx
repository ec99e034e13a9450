import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { OrderMail, OrderStatus } from '#generated/types.ts';
import { useSender } from '#lib/useSender.ts';
import { Button } from '#ui/Button.tsx';
import { type DeskAct, useDeskActs } from '../acts/desk-acts.ts';
import { useSendOrderMailMutation } from './SendOrderMail.mutation.generated.ts';

const sentWords: Readonly<Record<OrderMail, string>> = {
  FILES: 'The link is on its way to',
  RECEIPT: 'The receipt is on its way to',
};

const none: readonly DeskAct[] = [];

interface Props {
  readonly order: { readonly number: string; readonly status: OrderStatus };
}

/** Sends the receipt and the files of an order again. */
export function OrderMails({ order: { number, status } }: Props) {
  const [words, setWords] = useState('');
  const [sendMail, { loading }] = useSendOrderMailMutation();
  const { send } = useSender();
  const canMail = status === 'COMPLETED' || status === 'PARTIALLY_REFUNDED';
  const mail = async (what: OrderMail) => {
    const input = { orderNumber: number, mail: what };
    const { answer, failure } = await send(async () => (await sendMail({ variables: { input } })).data?.sendOrderMail);
    setWords(failure ? failure.message : `${sentWords[what]} ${answer?.sentTo ?? 'them'}.`);
  };
  const mails = [
    { label: 'Send receipt again', detail: number, run: () => void mail('RECEIPT') },
    { label: 'Send fresh link', detail: number, run: () => void mail('FILES') },
  ];
  useDeskActs(canMail ? mails : none);
  if (!canMail) return null;
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" gap="2" marginTop="2">
        {mails.map(({ label, run }) => (
          <Button key={label} size="sm" variant="outline" disabled={loading} onClick={run}>
            {label}
          </Button>
        ))}
      </chakra.div>
      <chakra.p role="status" fontSize="14px" overflowWrap="anywhere">
        {words}
      </chakra.p>
    </>
  );
}
