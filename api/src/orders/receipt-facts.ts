import { dollars } from '@halfdrop/domain';
import { paletteOf } from '../catalog/palettes.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import type { OrderItemRow, OrderRow } from './orders.repository.ts';

/** Line of a receipt. */
interface ReceiptLine {
  readonly what: string;
  readonly amount: string;
}

/** Content of a receipt. */
export interface ReceiptFacts {
  /** Seller and contact details, one line each below the name. */
  readonly seller: readonly [name: string, ...lines: string[]];
  readonly number: string;
  /** Date of payment as `2026-11-21`, in UTC. */
  readonly day: string;
  /** Buyer, one line each: the company with its tax number if given, and the email address. */
  readonly buyer: readonly string[];
  readonly lines: readonly ReceiptLine[];
  readonly sums: readonly ReceiptLine[];
  readonly paidBy: string;
}

/** Returns the content of the receipt of a paid order. */
export function receiptFacts(
  order: OrderRow,
  items: readonly OrderItemRow[],
  { provider, supportEmail }: { readonly provider: PaymentProvider['name']; readonly supportEmail: string },
): ReceiptFacts {
  const discount = order.coupon_code === null ? 'Discount' : `Discount (${order.coupon_code})`;
  return {
    seller: ['Halfdrop', 'Digital seamless patterns', supportEmail],
    number: order.number,
    day: (order.completed_at ?? order.created_at).toISOString().slice(0, 10),
    buyer: [
      order.buyer_company,
      order.buyer_tax_number === null ? null : `Tax number ${order.buyer_tax_number}`,
      order.receipt_email,
    ].filter((line) => line !== null),
    lines: items.map((item) => ({
      what: `${item.title}${colorsOf(item)} (${item.is_upgrade ? 'upgrade to extended licence' : `${item.license} licence`})`,
      amount: dollars(item.price_cents),
    })),
    sums: [
      { what: 'Subtotal', amount: dollars(order.subtotal_cents) },
      ...(order.discount_cents > 0 ? [{ what: discount, amount: `-${dollars(order.discount_cents)}` }] : []),
      { what: 'Total', amount: dollars(order.total_cents) },
    ],
    paidBy: paymentWords(order, provider),
  };
}

function colorsOf({ palette }: OrderItemRow): string {
  return palette === null ? '' : ` in ${paletteOf(palette)?.name ?? palette}`;
}

function paymentWords(order: OrderRow, provider: PaymentProvider['name']): string {
  if (order.total_cents === 0) return 'Nothing was to be paid';
  return provider === 'stripe' ? 'Online payment by Stripe' : 'Test payment (sandbox): no money was moved';
}
