import type { AdminFindKind } from '#generated/types.ts';
import type { DeskAct } from '../acts/desk-acts.ts';
import type { AdminFindsQuery } from './AdminFinds.query.generated.ts';

/** A destination or action. */
export interface PaletteEntry {
  readonly id: string;
  /** Label of its kind. */
  readonly kind: string;
  readonly label: string;
  readonly detail: string;
  /** Navigates or runs the action. */
  readonly go: (navigate: (path: string) => void) => void;
}

const to = (path: string) => (navigate: (path: string) => void) => navigate(path);

type Found = NonNullable<AdminFindsQuery['adminFinds']>[number];

const places: Readonly<Record<AdminFindKind, { readonly kind: string; readonly under: string }>> = {
  COUPON: { kind: 'Coupon', under: '/admin/coupons' },
  ORDER: { kind: 'Order', under: '/admin/orders' },
  PATTERN: { kind: 'Pattern', under: '/admin/assets' },
  PERSON: { kind: 'Person', under: '/admin/people' },
  STUDIO: { kind: 'Studio', under: '/admin/studios' },
  TICKET: { kind: 'Ticket', under: '/admin/support' },
};

/** Converts a search result to an entry. */
export function foundEntry({ kind, id, label, detail }: Found): PaletteEntry {
  const { kind: word, under } = places[kind];
  return { id: `${kind}-${id}`, kind: word, label, detail, go: to(`${under}/${encodeURIComponent(id)}`) };
}

/** Returns the current page's actions whose label matches the input. */
export function actEntriesFor(acts: readonly DeskAct[], typed: string): PaletteEntry[] {
  const words = typed.trim().toLowerCase();
  return acts
    .filter(({ label }) => label.toLowerCase().includes(words))
    .map(({ label, detail = '', run }) => ({ id: `act-${label}-${detail}`, kind: 'Here', label, detail, go: run }));
}

/** Returns the desks whose name matches the input; all if it is empty. */
export function deskEntriesFor(
  desks: ReadonlyArray<{ readonly label: string; readonly path: string }>,
  typed: string,
): PaletteEntry[] {
  const words = typed.trim().toLowerCase();
  return desks
    .filter(({ label }) => label.toLowerCase().includes(words))
    .map(({ label, path }) => ({ id: path, kind: 'Desk', label, detail: '', go: to(path) }));
}
