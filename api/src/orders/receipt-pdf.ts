import { drawSheet } from '../platform/pdf/sheet.ts';
import type { ReceiptFacts } from './receipt-facts.ts';

/** Renders a receipt on A4 pages. */
export function drawReceipt({ seller, number, day, buyer, lines, sums, paidBy }: ReceiptFacts): Promise<Uint8Array> {
  return drawSheet({
    heading: 'Receipt',
    title: `Receipt ${number}`,
    reference: `Order ${number}`,
    day,
    letterhead: seller,
    details: buyer.map((text, index) => (index === 0 ? `Sold to ${text}` : text)),
    rows: lines,
    sums: sums.map((sum) => ({ ...sum, isStrong: sum.what === 'Total' })),
    notes: ['Payment', paidBy],
  });
}
