import { licenseName } from '@halfdrop/domain';
import { Link } from 'react-router-dom';
import { formatMoment } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import { FactList } from '#ui/FactList.tsx';
import { LedgerLinks } from '../money/LedgerLinks.tsx';
import type { AdminOrder_OrderFragment } from './AdminOrder.fragment.generated.ts';

/** Buyer and items of an order, and what can still be refunded. */
export function AdminOrderFacts({ order }: { readonly order: AdminOrder_OrderFragment }) {
  const { buyerId, buyerName, couponCode, createdAt, discount, items, paymentReference, receiptEmail, receiptSentAt } =
    order;
  const { ledgerKeys } = order;
  const ofAddress = `/admin/subscriptions?view=all&q=${encodeURIComponent(receiptEmail)}`;
  const subscriptions = <Link to={ofAddress}>Of this address</Link>;
  return (
    <FactList
      facts={[
        [
          'Buyer',
          buyerId === null ? (
            'The account is deleted'
          ) : (
            <Link key={buyerId} to={`/admin/people/${buyerId}`}>
              {buyerName}
            </Link>
          ),
        ],
        [
          'Receipt',
          `${receiptEmail}, ${receiptSentAt === null ? 'not sent yet' : `sent ${formatMoment(receiptSentAt)}`}`,
        ],
        ['Subscriptions', subscriptions],
        ['Placed', formatMoment(createdAt)],
        [
          'Patterns',
          items.map(({ id, title, license, paid, isRefunded }) => (
            <div key={id}>
              {title}, {licenseName(license)}, {formatMoney(paid)}
              {isRefunded ? ', refunded' : ''}
            </div>
          )),
        ],
        [
          'Discount',
          discount.minorUnits === 0 ? null : `${formatMoney(discount)}${couponCode ? ` by ${couponCode}` : ''}`,
        ],
        ['Total', formatMoney(order.total)],
        ['Refunded', order.refunded.minorUnits === 0 ? null : formatMoney(order.refunded)],
        ['Can be refunded', formatMoney(order.refundable)],
        ['Payment', paymentReference],
        ['Refused payment', order.paymentError],
        ['In the ledger', ledgerKeys.length === 0 ? null : <LedgerLinks key="ledger" keys={ledgerKeys} />],
      ]}
    />
  );
}
