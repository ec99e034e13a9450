import { chakra } from '@chakra-ui/react';
import type { UseFormReturn } from 'react-hook-form';
import { CategoryField } from '#features/studios/CategoryField.tsx';
import { TextField } from '#ui/Field.tsx';
import type { CouponForm } from './coupon-values.ts';

const Row = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, gap: '4' },
});
const Legend = chakra('legend', { base: { fontFamily: 'heading', fontSize: '20px', marginBottom: '3' } });
const Group = chakra('fieldset', { base: { border: '0', display: 'grid', gap: '4' } });

interface Props {
  readonly form: UseFormReturn<CouponForm>;
}

function DiscountFields({ form: { register, formState } }: Props) {
  const { errors } = formState;
  return (
    <Group>
      <Legend>What it takes off</Legend>
      <TextField
        label="Share in percent"
        inputMode="decimal"
        hint="Left empty for an amount."
        error={errors.percent?.message}
        {...register('percent')}
      />
      <Row>
        <TextField label="Amount in dollars" inputMode="decimal" error={errors.usd?.message} {...register('usd')} />
        <TextField label="Amount in rupees" inputMode="decimal" error={errors.inr?.message} {...register('inr')} />
      </Row>
    </Group>
  );
}

function LimitFields({ form: { register, formState } }: Props) {
  const { errors } = formState;
  return (
    <Group>
      <Legend>When and how often</Legend>
      <Row>
        <TextField
          label="First day"
          type="date"
          hint="Days begin and end at midnight UTC."
          error={errors.firstDay?.message}
          {...register('firstDay')}
        />
        <TextField label="Last day" type="date" error={errors.lastDay?.message} {...register('lastDay')} />
        <TextField
          label="Uses in all"
          inputMode="numeric"
          hint="Left empty for as many as people like."
          error={errors.maxUses?.message}
          {...register('maxUses')}
        />
        <TextField
          label="Uses for each person"
          inputMode="numeric"
          error={errors.maxUsesPerPerson?.message}
          {...register('maxUsesPerPerson')}
        />
      </Row>
    </Group>
  );
}

function ScopeFields({ form: { register, formState } }: Props) {
  const { errors } = formState;
  return (
    <Group>
      <Legend>What it is for</Legend>
      <Row>
        <CategoryField
          label="Category"
          blank="All categories"
          error={errors.categoryId?.message}
          {...register('categoryId')}
        />
        <TextField
          label="Subtotal at least, in dollars"
          inputMode="decimal"
          error={errors.minSubtotal?.message}
          {...register('minSubtotal')}
        />
      </Row>
      <chakra.label display="flex" gap="3" minHeight="11" alignItems="center">
        <input type="checkbox" {...register('isPremiumOnly')} />
        For premium patterns alone
      </chakra.label>
    </Group>
  );
}

/** Discount, validity, limits and scope of a coupon. */
export function CouponFields({ form }: Props) {
  const { register, formState } = form;
  return (
    <>
      <DiscountFields form={form} />
      <LimitFields form={form} />
      <ScopeFields form={form} />
      <TextField
        label="Note"
        hint="What it is for; the staff alone reads it."
        error={formState.errors.note?.message}
        {...register('note')}
      />
    </>
  );
}
