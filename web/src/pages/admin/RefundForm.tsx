import { chakra, Text } from '@chakra-ui/react';
import { centsOf, licenseName } from '@halfdrop/domain';
import { type FormEvent, useState } from 'react';
import type { RefundReason } from '#generated/types.ts';
import { failureOf, refusalIn } from '#lib/form-failure.ts';
import { formatMoney } from '#lib/money.ts';
import { Button } from '#ui/Button.tsx';
import { SelectField, TextField } from '#ui/Field.tsx';
import type { AdminOrder_OrderFragment } from './AdminOrder.fragment.generated.ts';
import { useRefundOrderMutation } from './RefundOrder.mutation.generated.ts';
import { refundReasonWords } from './RefundedOrderFacts.tsx';

const reasons = ['DUPLICATE', 'FAILED_DELIVERY', 'DEFECTIVE_FILE'] as const satisfies readonly RefundReason[];

interface Props {
  readonly order: AdminOrder_OrderFragment;
  readonly onRefunded: () => void;
}

/** Gives money of an order back: for chosen items, an amount, or all that is left. One form makes one refund. */
export function RefundForm({ order, onRefunded }: Props) {
  const [key] = useState(() => crypto.randomUUID());
  const [reason, setReason] = useState<RefundReason>('DUPLICATE');
  const [itemIds, setItemIds] = useState<readonly string[]>([]);
  const [amount, setAmount] = useState('');
  const [problem, setProblem] = useState<string>();
  const [refund, { loading }] = useRefundOrderMutation();
  const items = order.items.filter(({ isRefunded }) => !isRefunded);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const cents = amount.trim() === '' ? null : centsOf(amount);
    if (cents === null && amount.trim() !== '') {
      setProblem('Please enter dollars, such as 9.00');
      return;
    }
    setProblem(undefined);
    try {
      const input = { orderNumber: order.number, idempotencyKey: key, reason, amount: cents, itemIds: [...itemIds] };
      const { data } = await refund({ variables: { input } });
      const refusal = data && refusalIn(data.refundOrder);
      if (refusal) {
        setProblem(refusal.message);
        return;
      }
      onRefunded();
    } catch (cause) {
      setProblem(failureOf(cause).message);
    }
  };

  return (
    <chakra.form
      aria-label={`Refund ${order.number}`}
      onSubmit={(event) => void submit(event)}
      display="flex"
      flexDirection="column"
      gap="4"
    >
      <chakra.fieldset border="0">
        <chakra.legend fontWeight="medium" fontSize="15px" marginBottom="2">
          Items whose licence ends
        </chakra.legend>
        {items.map(({ id, title, license, paid }) => (
          <chakra.label key={id} display="flex" gap="3" minHeight="11" alignItems="center">
            <input
              type="checkbox"
              checked={itemIds.includes(id)}
              onChange={({ target }) =>
                setItemIds((before) => (target.checked ? [...before, id] : before.filter((each) => each !== id)))
              }
            />
            {title}, {licenseName(license)}, {formatMoney(paid)}
          </chakra.label>
        ))}
      </chakra.fieldset>
      <SelectField
        label="Reason"
        value={reason}
        onChange={({ target }) => setReason(reasons.find((each) => each === target.value) ?? 'DUPLICATE')}
      >
        {reasons.map((each) => (
          <option key={each} value={each}>
            {refundReasonWords[each]}
          </option>
        ))}
      </SelectField>
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
      <Button type="submit" disabled={loading}>
        {loading ? 'Refunding...' : 'Refund'}
      </Button>
    </chakra.form>
  );
}
