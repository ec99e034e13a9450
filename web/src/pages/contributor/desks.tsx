import { roleAllows, type StudioAction } from '@halfdrop/domain';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { type Preloadable, preloadable } from '#lib/preloadable.ts';
import { Overview } from './overview/Overview.tsx';
import type { DeskProps, PanelStudio } from './panel-studio.ts';

interface PanelDesk {
  /** Path, also listed in the app's routes. */
  readonly path: string;
  readonly label: string;
  /** Whether it has no menu entry and is reached from another desk. */
  readonly isInner?: boolean;
  /** The permission required in the studio. */
  readonly action: StudioAction;
  readonly Desk: ComponentType<DeskProps> | Preloadable<DeskProps>;
}

/** Desks of the panel, in menu order. */
const desks: readonly PanelDesk[] = [
  { path: '/contributor', label: 'Overview', action: 'studio.read', Desk: Overview },
  {
    path: '/contributor/inbox',
    label: 'Inbox',
    action: 'studio.read',
    Desk: preloadable(async () => (await import('./inbox/InboxDesk.tsx')).InboxDesk),
  },
  {
    path: '/contributor/uploads',
    label: 'Uploads',
    action: 'studio.upload',
    Desk: preloadable(async () => (await import('./uploads/UploadsDesk.tsx')).UploadsDesk),
  },
  {
    path: '/contributor/patterns',
    label: 'Patterns',
    action: 'studio.upload',
    Desk: preloadable(async () => (await import('./patterns/PatternsDesk.tsx')).PatternsDesk),
  },
  {
    path: '/contributor/patterns/:submissionId',
    label: 'Pattern',
    isInner: true,
    action: 'studio.upload',
    Desk: preloadable(async () => (await import('./pattern/PatternDesk.tsx')).PatternDesk),
  },
  {
    path: '/contributor/reviews',
    label: 'Reviews',
    action: 'studio.answer',
    Desk: preloadable(async () => (await import('./reviews/ReviewsDesk.tsx')).ReviewsDesk),
  },
  {
    path: '/contributor/takedowns',
    label: 'Takedowns',
    action: 'studio.counter',
    Desk: preloadable(async () => (await import('./takedowns/TakedownsDesk.tsx')).TakedownsDesk),
  },
  {
    path: '/contributor/studio',
    label: 'Studio',
    action: 'studio.read',
    Desk: preloadable(async () => (await import('./StudioDesk.tsx')).StudioDesk),
  },
  {
    path: '/contributor/collections',
    label: 'Collections',
    action: 'studio.upload',
    Desk: preloadable(async () => (await import('./collections/CollectionsDesk.tsx')).CollectionsDesk),
  },
  {
    path: '/contributor/earnings',
    label: 'Earnings',
    action: 'studio.payouts',
    Desk: preloadable(async () => (await import('./earnings/EarningsDesk.tsx')).EarningsDesk),
  },
  {
    path: '/contributor/insights',
    label: 'Insights',
    action: 'studio.read',
    Desk: preloadable(async () => (await import('./insights/InsightsDesk.tsx')).InsightsDesk),
  },
  {
    path: '/contributor/leave',
    label: 'Leave',
    action: 'studio.close',
    Desk: preloadable(async () => (await import('./leave/LeaveDesk.tsx')).LeaveDesk),
  },
];

/** Returns the menu entries for a role. */
export function deskEntries(role: PanelStudio['viewerRole']) {
  return desks.filter(({ isInner, action }) => !isInner && roleAllows(role, action));
}

/** Returns the window title of a desk, distinct for each, for users with several open. */
export function deskTitle(pathname: string): string {
  const desk = desks.find(({ path }) => matchPath(path, pathname));
  return desk ? `${desk.label}, contributor panel` : 'Contributor panel';
}

/** Preloads the script of the desk at a path. */
export function preloadDesk(pathname: string): void {
  const desk = desks.find(({ path }) => matchPath(path, pathname));
  if (desk && 'preload' in desk.Desk) desk.Desk.preload(pathname);
}

/** Returns the desk at a path; undefined if the role has no access. */
export function deskAt(pathname: string, role: PanelStudio['viewerRole']): PanelDesk | undefined {
  return desks.find(({ path, action }) => matchPath(path, pathname) !== null && roleAllows(role, action));
}
