import type { PersonalData } from '../privacy/personal-data.ts';
import { deletePapersOwnedOnlyBy, findPapersOwnedBy } from './tax-papers.repository.ts';

/** Tax papers of a user's studios; the number is sealed and shown only in the panel. */
export const payoutPersonalData: PersonalData = {
  async exportOf(db, { id }) {
    return { taxPapers: await findPapersOwnedBy(db, id) };
  },

  forget: (trx, { id }) => deletePapersOwnedOnlyBy(trx, id),
};
