import type { Generated } from 'kysely';

/** Tables of this domain. */
export interface ChangeTables {
  /** Changes of the last minutes, written by triggers of other domains. Unlogged: empty after a database crash. */
  changes_change: {
    topic: string;
    changed_in: Generated<string>;
    changed_at: Generated<Date>;
  };
}
