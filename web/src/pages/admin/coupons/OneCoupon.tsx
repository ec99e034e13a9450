import { chakra } from '@chakra-ui/react';
import { Link, useParams } from 'react-router-dom';
import { orderStatusWords } from '#features/orders/order-words.ts';
import { formatDay } from '#lib/dates.ts';
import { readFragment } from '#lib/fragments.ts';
import { formatMoney } from '#lib/money.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { Badge } from '#ui/Badge.tsx';
import { LinkButton } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/StateNotice.tsx';
import { DeskHeading } from '../DeskHeading.tsx';
import { ChangeCouponForm } from './ChangeCouponForm.tsx';
import { usesWords } from './coupon-words.ts';
import type { CouponTerms_CouponFragment } from './CouponTerms.fragment.generated.ts';
import { type OneCouponQuery, useOneCouponQuery } from './OneCoupon.query.generated.ts';

const couponsLink = (
  <LinkButton to="/admin/coupons" variant="link">
    All coupons
  </LinkButton>
);

/** One coupon: what it does, and who has used it. */
export function OneCoupon() {
  const { code = '' } = useParams();
  const { data, loading, error, refetch } = useOneCouponQuery({
    variables: { code },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const reload = reloadBy(refetch);
  const found = data?.adminCoupon;
  if (found) return <ShownCoupon found={found} onStale={reload} />;
  if (loading) return <Skeleton height="40rem" />;
  if (error) {
    return (
      <ErrorState level={1} title="The coupon could not be loaded" onRetry={reload} actions={couponsLink}>
        {error.message}
      </ErrorState>
    );
  }
  return (
    <EmptyState level={1} title="There is no such coupon" actions={couponsLink}>
      None has the code {code}.
    </EmptyState>
  );
}

type Found = NonNullable<OneCouponQuery['adminCoupon']>;

function ShownCoupon({ found, onStale }: { readonly found: Found; readonly onStale: () => void }) {
  const coupon = readFragment<CouponTerms_CouponFragment>(found.coupon);
  return (
    <>
      {couponsLink}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" marginTop="4" marginBottom="6">
        <DeskHeading size="section">{coupon.code}</DeskHeading>
        <Badge>{coupon.isActive ? 'On' : 'Off'}</Badge>
      </chakra.div>
      <ChangeCouponForm key={coupon.version} coupon={coupon} onStale={onStale} />
      <chakra.section aria-labelledby="uses" marginTop="10">
        <Heading id="uses" size="card" marginBottom="3">
          Used {usesWords(coupon)}
        </Heading>
        {found.uses.length === 0 ? (
          <chakra.p color="ink.muted">Nobody has paid with it yet.</chakra.p>
        ) : (
          <chakra.ul listStyleType="none" display="grid" gap="3" role="list" aria-label="Orders with this coupon">
            {found.uses.map(({ orderNumber, status, email, discount, total, usedAt }) => (
              <chakra.li
                key={orderNumber}
                overflowWrap="anywhere"
                css={{ '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' } }}
              >
                <Link to={`/admin/orders/${orderNumber}`}>{orderNumber}</Link>, {email}, {formatMoney(discount)} off,{' '}
                {formatMoney(total)} paid, {orderStatusWords[status]}, {formatDay(usedAt)}
              </chakra.li>
            ))}
          </chakra.ul>
        )}
      </chakra.section>
    </>
  );
}
