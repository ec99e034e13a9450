import type { PersonalData } from '../privacy/personal-data.ts';

/** What somebody changed as one of the staff, and what the staff did to their account. */
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

  /** Lines name nobody but by the id of an account, which is masked: they stay, as the law wants of such records. */
  forget: () => Promise.resolve(),
};
