import type { AdminFindKind } from '#generated/types.ts';
import type { DeskAct } from '../acts/desk-acts.ts';
import type { AdminFindsQuery } from './AdminFinds.query.generated.ts';

/** Somewhere to go, or something to do. */
export interface PaletteEntry {
  readonly id: string;
  /** What it is, in a word. */
  readonly kind: string;
  readonly label: string;
  readonly detail: string;
  /** Goes there, or does it. */
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

/** Something that was found, as somewhere to go. */
export function foundEntry({ kind, id, label, detail }: Found): PaletteEntry {
  const { kind: word, under } = places[kind];
  return { id: `${kind}-${id}`, kind: word, label, detail, go: to(`${under}/${encodeURIComponent(id)}`) };
}

/** What can be done on the page that is open, as far as it is called what was typed. */
export function actEntriesFor(acts: readonly DeskAct[], typed: string): PaletteEntry[] {
  const words = typed.trim().toLowerCase();
  return acts
    .filter(({ label }) => label.toLowerCase().includes(words))
    .map(({ label, detail = '', run }) => ({ id: `act-${label}-${detail}`, kind: 'Here', label, detail, go: run }));
}

/** The desks whose name has what was typed; all of them while nothing is. */
export function deskEntriesFor(
  desks: ReadonlyArray<{ readonly label: string; readonly path: string }>,
  typed: string,
): PaletteEntry[] {
  const words = typed.trim().toLowerCase();
  return desks
    .filter(({ label }) => label.toLowerCase().includes(words))
    .map(({ label, path }) => ({ id: path, kind: 'Desk', label, detail: '', go: to(path) }));
}
