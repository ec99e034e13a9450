import { can, type Actor } from '@halfdrop/domain';
import { matchPath } from 'react-router-dom';
import type { AdminDesk } from './admin-desk.ts';
import { desks } from './desks.tsx';

/** The entries of the menu for someone. */
export function deskEntries(actor: Actor) {
  return desks.flatMap(({ label, path, action, count }) =>
    label && can(actor, action) ? [{ label, path, count }] : [],
  );
}

/** The desk of an address; undefined where it is not for them. */
export function deskAt(pathname: string, actor: Actor): AdminDesk | undefined {
  return desks.find(({ path, action }) => matchPath(path, pathname) !== null && can(actor, action));
}
