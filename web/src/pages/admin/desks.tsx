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

/** The desks, in the order of the menu, by what they are for; the overview is for everybody. */
const groups: ReadonlyArray<{ readonly title: string | null; readonly desks: readonly AdminDesk[] }> = [
  { title: null, desks: [overview] },
  { title: 'To do', desks: toDoDesks },
  { title: 'Sales', desks: salesDesks },
  { title: 'Shop', desks: shopDesks },
  { title: 'Studios', desks: studiosDesks },
  { title: 'Operations', desks: operationsDesks },
];

/** An entry of the menu. */
type DeskEntry = Required<Pick<AdminDesk, 'label' | 'path'>> & Pick<AdminDesk, 'count'>;

/** The entries of the menu for someone; groups of which nothing is theirs are left out. */
export function deskGroups(actor: Actor) {
  const entriesOf = (desks: readonly AdminDesk[]): DeskEntry[] =>
    desks.flatMap(({ label, path, action, count }) =>
      label && can(actor, action) ? [{ label, path, ...(count && { count }) }] : [],
    );
  return groups
    .map(({ title, desks }) => ({ title, entries: entriesOf(desks) }))
    .filter(({ entries }) => entries.length > 0);
}

/** The path of the entry that an address belongs to: of several, the nearest. */
export function entryPathAt(pathname: string, entries: readonly DeskEntry[]): string | undefined {
  return entries
    .map(({ path }) => path)
    .filter((path) => path === pathname || (path !== '/admin' && pathname.startsWith(`${path}/`)))
    .toSorted((one, other) => other.length - one.length)[0];
}

const allDesks = groups.flatMap(({ desks }) => desks);

/** What the menu calls the desk of an address, or the one it belongs to. */
export function deskLabelAt(pathname: string): string {
  const entries = allDesks.flatMap(({ label, path }) => (label ? [{ label, path }] : []));
  const nearest = entryPathAt(pathname, entries);
  return entries.find(({ path }) => path === nearest)?.label ?? 'Admin';
}

/** Asks for the script of the desk of an address, which is about to be shown. */
export function preloadDesk(pathname: string): void {
  allDesks.find(({ path }) => matchPath(path, pathname))?.Desk.preload(pathname);
}

/** The desk of an address; undefined where it is not for them. */
export function deskAt(pathname: string, actor: Actor): AdminDesk | undefined {
  return allDesks.find(({ path, action }) => matchPath(path, pathname) !== null && can(actor, action));
}
