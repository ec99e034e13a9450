import type { Action } from '@halfdrop/domain';
import type { Preloadable } from '#lib/preloadable.ts';
import type { DeskCountsQuery } from '../DeskCounts.query.generated.ts';

/** Numbers of waiting items by desk. */
type Waiting = NonNullable<DeskCountsQuery['adminWaiting']>;

/** A desk: the page that manages one part of the shop. */
export interface AdminDesk {
  /** Path, also listed in the app's routes. */
  readonly path: string;
  /** Menu label; desks without one are reached from another desk. */
  readonly label?: string;
  /** The permission required for access. */
  readonly action: Action;
  /** Returns the number of waiting items shown in the menu. */
  readonly count?: (waiting: Waiting) => number;
  /** Whether it shows its own list of shortcuts under `?`. */
  readonly listsKeys?: true;
  readonly Desk: Preloadable;
}
