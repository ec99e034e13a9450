import { chakra, Text } from '@chakra-ui/react';
import { centsOf, dollars, licenseName } from '@halfdrop/domain';
import { type FormEvent, useState } from 'react';
import { useProof } from '#features/account/proof/useProof.tsx';
import type { RefundReason } from '#generated/types.ts';
import { formatMoney } from '#lib/money.ts';
import { useSender } from '#lib/useSender.ts';
import { SelectField, TextField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { AdminOrder_OrderFragment } from './AdminOrder.fragment.generated.ts';
import { useFormAct } from '../acts/desk-acts.ts';
import { useRefundOrderMutation } from './RefundOrder.mutation.generated.ts';
import { refundReasonWords } from './order-events.ts';

const reasons = ['DUPLICATE', 'FAILED_DELIVERY', 'DEFECTIVE_FILE'] as const satisfies readonly RefundReason[];

interface Props {
  readonly order: AdminOrder_OrderFragment;
  readonly onRefunded: () => void;
}

interface RefundItemsProps {
  readonly items: AdminOrder_OrderFragment['items'];
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
}

function RefundItems({ items, chosen, onChoose }: RefundItemsProps) {
  return (
    <chakra.fieldset border="0">
      <chakra.legend fontWeight="medium" fontSize="15px" marginBottom="2">
        Items whose licence ends
      </chakra.legend>
      {items.map(({ id, title, license, paid }) => (
        <chakra.label key={id} display="flex" gap="3" minHeight="11" alignItems="center">
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={({ target }) => onChoose(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))}
          />
          {title}, {licenseName(license)}, {formatMoney(paid)}
        </chakra.label>
      ))}
    </chakra.fieldset>
  );
}

interface ReasonFieldProps {
  readonly reason: RefundReason;
  readonly onChoose: (reason: RefundReason) => void;
}

function ReasonField({ reason, onChoose }: ReasonFieldProps) {
  return (
    <SelectField
      label="Reason"
      value={reason}
      onChange={({ target }) => onChoose(reasons.find((each) => each === target.value) ?? 'DUPLICATE')}
    >
      {reasons.map((each) => (
        <option key={each} value={each}>
          {refundReasonWords[each]}
        </option>
      ))}
    </SelectField>
  );
}

/** What goes back when no amount is typed, in cents: what the chosen items cost, or all that is left. */
function dueBack({ items, refundable }: Props['order'], chosen: readonly string[]): number {
  if (chosen.length === 0) return refundable.minorUnits;
  return items.filter(({ id }) => chosen.includes(id)).reduce((sum, { paid }) => sum + paid.minorUnits, 0);
}

/** What goes back, as it is chosen and typed, and how it is asked for. */
function useRefund({ order, onRefunded }: Props) {
  const [key] = useState(() => crypto.randomUUID());
  const [reason, setReason] = useState<RefundReason>('DUPLICATE');
  const [itemIds, setItemIds] = useState<readonly string[]>([]);
  const [amount, setAmount] = useState('');
  const [problem, setProblem] = useState<string>();
  const [refund, { loading }] = useRefundOrderMutation();
  const { send, secondsToWait } = useSender();
  const { withProof, dialog } = useProof();
  const isTyped = amount.trim() !== '';
  const cents = isTyped ? centsOf(amount) : dueBack(order, itemIds);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(cents === null ? 'Please enter dollars, such as 9.00' : undefined);
    if (cents === null) return;
    const typed = isTyped ? cents : null;
    const input = { orderNumber: order.number, idempotencyKey: key, reason, amount: typed, itemIds: [...itemIds] };
    const ask = async () => (await refund({ variables: { input } })).data?.refundOrder;
    const { failure } = await send(() => withProof(ask));
    if (failure) setProblem(failure.message);
    else onRefunded();
  };
  const chosen = { reason, setReason, itemIds, setItemIds, amount, setAmount, cents };
  return { ...chosen, submit, problem, loading, secondsToWait, dialog };
}

/** Gives money of an order back: for chosen items, an amount, or all that is left. One form makes one refund. */
export function RefundForm(props: Props) {
  const { order } = props;
  const { reason, setReason, itemIds, setItemIds, amount, setAmount, cents, ...sending } = useRefund(props);
  const { submit, problem, loading, secondsToWait, dialog } = sending;
  const items = order.items.filter(({ isRefunded }) => !isRefunded);
  const place = useFormAct('Refund');

  return (
    <>
      <Form
        noValidate={false}
        aria-label={`Refund ${order.number}`}
        onSubmit={(event) => void submit(event)}
        display="flex"
        flexDirection="column"
        gap="4"
      >
        <RefundItems items={items} chosen={itemIds} onChoose={setItemIds} />
        <ReasonField reason={reason} onChoose={setReason} />
        <TextField
          label="Amount in dollars"
          inputMode="decimal"
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
          hint="Left empty: what the chosen items cost, or all that is left."
          error={problem}
        />
        <Text color="ink.muted" fontSize="14px">
          With the last cent of the order every licence of it ends.
        </Text>
        <chakra.div ref={place} display="grid">
          <SubmitButton
            label={cents === null ? 'Refund' : `Refund ${dollars(cents)}`}
            isSubmitting={loading}
            busyLabel="Refunding..."
            secondsToWait={secondsToWait}
          />
        </chakra.div>
      </Form>
      {dialog}
    </>
  );
}
