import { Flex, Text } from '@chakra-ui/react';
import { MAX_COUPON_CHARACTERS } from '@halfdrop/domain';
import { useId, useState, type FormEvent, type Ref } from 'react';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { Input } from '#ui/Input.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useCoupon } from './useCoupon.ts';

interface Props {
  /** Why a saved code does not apply. */
  readonly keptProblem: string | null;
  readonly fieldRef: Ref<HTMLInputElement>;
}

/** Coupon field. The reason for a refusal is shown below it and announced. */
export function CouponField({ keptProblem, fieldRef }: Props) {
  const [code, setCode] = useState('');
  const { apply, problem, isBusy } = useCoupon();
  const fieldId = useId();
  const shown = problem ?? keptProblem;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await apply(code.trim())) setCode('');
  };

  return (
    <Form onSubmit={(event) => void submit(event)}>
      <label htmlFor={fieldId}>
        <VisuallyHidden>Coupon code</VisuallyHidden>
      </label>
      <Flex gap="2">
        <Input
          id={fieldId}
          ref={fieldRef}
          placeholder="Coupon code"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={MAX_COUPON_CHARACTERS}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          aria-invalid={shown === null ? undefined : true}
          aria-describedby={shown === null ? undefined : `${fieldId}-problem`}
        />
        <Button type="submit" variant="outline" disabled={code.trim() === '' || isBusy}>
          {isBusy ? 'Applying...' : 'Apply'}
        </Button>
      </Flex>
      {shown !== null && (
        <Text id={`${fieldId}-problem`} role="alert" color="accent" fontSize="14px" marginTop="2">
          {shown}
        </Text>
      )}
    </Form>
  );
}
