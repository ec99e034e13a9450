import { can, type Actor } from '@halfdrop/domain';
import { matchPath } from 'react-router-dom';
import { preloadable } from '#lib/preloadable.ts';
import type { AdminDesk } from './menu/desk.ts';
import { operationsDesks } from './menu/operations-desks.tsx';
import { salesDesks } from './menu/sales-desks.tsx';
import { shopDesks } from './menu/shop-desks.tsx';
import { studiosDesks } from './menu/studio-desks.tsx';
import { toDoDesks } from './menu/to-do-desks.tsx';

const overview: AdminDesk = {
  path: '/admin',
  label: 'Overview',
  action: 'shop.overview',
  Desk: preloadable(async () => (await import('./overview/OverviewDesk.tsx')).OverviewDesk),
};

/** Desks by purpose, in menu order; everyone has access to the overview. */
const groups: ReadonlyArray<{ readonly title: string | null; readonly desks: readonly AdminDesk[] }> = [
  { title: null, desks: [overview] },
  { title: 'To do', desks: toDoDesks },
  { title: 'Sales', desks: salesDesks },
  { title: 'Shop', desks: shopDesks },
  { title: 'Studios', desks: studiosDesks },
  { title: 'Operations', desks: operationsDesks },
];

/** A menu entry. */
type DeskEntry = Required<Pick<AdminDesk, 'label' | 'path'>> & Pick<AdminDesk, 'count'>;

/** Returns the menu entries for a user; groups without accessible desks are omitted. */
export function deskGroups(actor: Actor) {
  const entriesOf = (desks: readonly AdminDesk[]): DeskEntry[] =>
    desks.flatMap(({ label, path, action, count }) =>
      label && can(actor, action) ? [{ label, path, ...(count && { count }) }] : [],
    );
  return groups
    .map(({ title, desks }) => ({ title, entries: entriesOf(desks) }))
    .filter(({ entries }) => entries.length > 0);
}

/** Returns the menu entry for a path; the most specific one if several match. */
export function entryPathAt(pathname: string, entries: readonly DeskEntry[]): string | undefined {
  return entries
    .map(({ path }) => path)
    .filter((path) => path === pathname || (path !== '/admin' && pathname.startsWith(`${path}/`)))
    .toSorted((one, other) => other.length - one.length)[0];
}

const allDesks = groups.flatMap(({ desks }) => desks);

/** Returns the menu label of the desk at a path, or of its parent. */
export function deskLabelAt(pathname: string): string {
  const entries = allDesks.flatMap(({ label, path }) => (label ? [{ label, path }] : []));
  const nearest = entryPathAt(pathname, entries);
  return entries.find(({ path }) => path === nearest)?.label ?? 'Admin';
}

/** Preloads the script of the desk at a path. */
export function preloadDesk(pathname: string): void {
  allDesks.find(({ path }) => matchPath(path, pathname))?.Desk.preload(pathname);
}

/** Returns the desk at a path; undefined if the user has no access. */
export function deskAt(pathname: string, actor: Actor): AdminDesk | undefined {
  return allDesks.find(({ path, action }) => matchPath(path, pathname) !== null && can(actor, action));
}
