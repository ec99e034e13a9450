import { Box, Flex, Text } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { formatLead, useLeadCurrency } from '#lib/currency.ts';
import type { Fields } from '#lib/fragments.ts';
import { formatMoney } from '#lib/money.ts';
import { Button } from '#ui/Button.tsx';
import { CouponField } from './CouponField.tsx';
import type { OrderSummary_CartFragment } from './OrderSummary.fragment.generated.ts';
import { useCoupon } from './useCoupon.ts';

type Price = OrderSummary_CartFragment['total'];

function Row({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <Flex justifyContent="space-between" gap="4" color="ink.muted">
      <dt>{label}</dt>
      <Box as="dd" fontVariantNumeric="tabular-nums">
        {children}
      </Box>
    </Flex>
  );
}

function Total({ total }: { readonly total: Price }) {
  const lead = useLeadCurrency();
  return (
    <Flex justifyContent="space-between" gap="4" borderTopWidth="1px" borderColor="line" paddingTop="4">
      <Text as="dt" fontWeight="semibold" fontSize="20px">
        Total
      </Text>
      <Box as="dd" textAlign="end" fontVariantNumeric="tabular-nums">
        <Text fontWeight="semibold" fontSize="20px">
          {formatLead(total, lead)}
        </Text>
        <Text color="ink.muted" fontSize="14px">
          {lead === 'INR' ? `${formatMoney(total.usd)} charged at checkout` : 'Charged at checkout'}
        </Text>
      </Box>
    </Flex>
  );
}

/** Moves the focus when the coupon field and the remove button replace each other. */
function useFocusFollowingCoupon(code: string | undefined) {
  const fieldRef = useRef<HTMLInputElement>(null);
  const removeRef = useRef<HTMLButtonElement>(null);
  const lastCode = useRef(code);
  useEffect(() => {
    if (lastCode.current === code) return;
    lastCode.current = code;
    (code === undefined ? fieldRef : removeRef).current?.focus();
  }, [code]);
  return { fieldRef, removeRef };
}

interface Props {
  readonly cart: Fields<OrderSummary_CartFragment>;
  readonly couponProblem: string | null;
}

/** Coupon and totals, computed by the server. If rupees lead, the dollars that will be charged are shown, too. */
export function OrderSummary({ cart, couponProblem }: Props) {
  const { remove, isBusy } = useCoupon();
  const lead = useLeadCurrency();
  const { subtotal, discount, total, coupon } = cart;
  const { fieldRef, removeRef } = useFocusFollowingCoupon(coupon?.code);
  return (
    <>
      {coupon ? null : <CouponField keptProblem={couponProblem} fieldRef={fieldRef} />}
      <Flex as="dl" direction="column" gap="3" marginTop="5" aria-live="polite">
        <Row label="Subtotal">{formatLead(subtotal, lead)}</Row>
        {coupon && (
          <Row
            label={
              <>
                Discount ({coupon.code}){' '}
                <Button
                  ref={removeRef}
                  variant="link"
                  size="sm"
                  onClick={() => void remove()}
                  disabled={isBusy}
                  aria-label={`Remove coupon ${coupon.code}`}
                >
                  Remove
                </Button>
              </>
            }
          >
            −{formatLead(discount, lead)}
          </Row>
        )}
        <Total total={total} />
      </Flex>
    </>
  );
}
