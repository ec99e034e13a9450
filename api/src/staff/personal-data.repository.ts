import type { PersonalData } from '../privacy/personal-data.ts';

/** Changes a user made as staff, and changes by staff to their account. */
export const staffPersonalData: PersonalData = {
  async exportOf(db, { id }) {
    const staffChanges = await db
      .selectFrom('staff_audit_line')
      .select(['happened_at as happenedAt', 'action', 'subject_kind as subjectKind', 'why'])
      .where('actor_id', '=', id)
      .orderBy('happened_at')
      .orderBy('position')
      .execute();
    const changesByStaff = await db
      .selectFrom('staff_audit_line')
      .select(['happened_at as happenedAt', 'action', 'before', 'after', 'why'])
      .where('subject_kind', '=', 'account')
      .where('subject_id', '=', id)
      .orderBy('happened_at')
      .orderBy('position')
      .execute();
    return { staffChanges, changesByStaff };
  },

  /** Audit lines only contain account ids, and accounts are masked. The lines are kept, as the law requires. */
  forget: () => Promise.resolve(),
};
