import type { Generated } from 'kysely';

/** Tables of this domain. */
export interface ChangeTables {
  /** What changed within the last minutes. Triggers of other domains note it; it is empty after a crash of the database. */
  changes_change: {
    topic: string;
    changed_in: Generated<string>;
    changed_at: Generated<Date>;
  };
}
