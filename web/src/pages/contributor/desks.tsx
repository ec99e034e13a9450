import { roleAllows, type StudioAction } from '@halfdrop/domain';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { type Preloadable, preloadable } from '#lib/preloadable.ts';
import { Overview } from './overview/Overview.tsx';
import type { DeskProps, PanelStudio } from './panel-studio.ts';

interface PanelDesk {
  /** Its address, also listed in the routes of the app. */
  readonly path: string;
  readonly label: string;
  /** True: it has no entry in the menu, and is reached from another desk. */
  readonly isInner?: boolean;
  /** What one must be allowed in the studio to come here. */
  readonly action: StudioAction;
  readonly Desk: ComponentType<DeskProps> | Preloadable<DeskProps>;
}

/** The desks of the panel, in the order of its menu. */
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

/** The entries of the menu for someone who is this in a studio. */
export function deskEntries(role: PanelStudio['viewerRole']) {
  return desks.filter(({ isInner, action }) => !isInner && roleAllows(role, action));
}

/** What a window is called that shows the desk of an address: each has a name of its own, for whoever has several open. */
export function deskTitle(pathname: string): string {
  const desk = desks.find(({ path }) => matchPath(path, pathname));
  return desk ? `${desk.label}, contributor panel` : 'Contributor panel';
}

/** Asks for the script of the desk of an address, which is about to be shown. */
export function preloadDesk(pathname: string): void {
  const desk = desks.find(({ path }) => matchPath(path, pathname));
  if (desk && 'preload' in desk.Desk) desk.Desk.preload(pathname);
}

/** The desk of an address; undefined where it is for the owners of a studio alone. */
export function deskAt(pathname: string, role: PanelStudio['viewerRole']): PanelDesk | undefined {
  return desks.find(({ path, action }) => matchPath(path, pathname) !== null && roleAllows(role, action));
}
