import type { Action } from '@halfdrop/domain';
import type { Preloadable } from '#lib/preloadable.ts';
import type { DeskCountsQuery } from '../DeskCounts.query.generated.ts';

/** How much waits at the desks. */
type Waiting = NonNullable<DeskCountsQuery['adminWaiting']>;

/** A desk: what one part of the shop is run at. */
export interface AdminDesk {
  /** Its address, also listed in the routes of the app. */
  readonly path: string;
  /** Its entry in the menu; without one it is reached from another desk. */
  readonly label?: string;
  /** What one must be allowed to come here. */
  readonly action: Action;
  /** How much waits there, to stand beside its entry. */
  readonly count?: (waiting: Waiting) => number;
  /** Whether it lists its keys under `?` by itself. */
  readonly listsKeys?: true;
  readonly Desk: Preloadable;
}
