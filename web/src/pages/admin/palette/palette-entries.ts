import type { AdminFindKind } from '#generated/types.ts';
import type { AdminFindsQuery } from './AdminFinds.query.generated.ts';

/** Somewhere to go. */
export interface PaletteEntry {
  readonly id: string;
  /** What it is, in a word. */
  readonly kind: string;
  readonly label: string;
  readonly detail: string;
  readonly path: string;
}

type Found = NonNullable<AdminFindsQuery['adminFinds']>[number];

const places: Readonly<Record<AdminFindKind, { readonly kind: string; readonly under: string }>> = {
  COUPON: { kind: 'Coupon', under: '/admin/coupons' },
  ORDER: { kind: 'Order', under: '/admin/orders' },
  PERSON: { kind: 'Person', under: '/admin/people' },
  TICKET: { kind: 'Ticket', under: '/admin/support' },
};

/** Something that was found, as somewhere to go. */
export function foundEntry({ kind, id, label, detail }: Found): PaletteEntry {
  const { kind: word, under } = places[kind];
  return { id: `${kind}-${id}`, kind: word, label, detail, path: `${under}/${encodeURIComponent(id)}` };
}

/** The desks whose name has what was typed; all of them while nothing is. */
export function deskEntriesFor(
  desks: ReadonlyArray<{ readonly label: string; readonly path: string }>,
  typed: string,
): PaletteEntry[] {
  const words = typed.trim().toLowerCase();
  return desks
    .filter(({ label }) => label.toLowerCase().includes(words))
    .map(({ label, path }) => ({ id: path, kind: 'Desk', label, detail: '', path }));
}
