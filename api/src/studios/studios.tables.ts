import type { StudioRole } from '@halfdrop/domain';
import type { Generated } from 'kysely';

/** The tables of this domain. */
export interface StudioTables {
  studios_member: {
    id: Generated<string>;
    studio_id: number;
    account_id: string;
    role: StudioRole;
    joined_at: Generated<Date>;
  };
}

/** What other domains may read of the tables. */
export interface StudioViews {
  /** Who works in which studio. */
  studios_member_view: { account_id: string; studio_id: number; role: StudioRole };
}
