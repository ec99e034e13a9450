import type { PersonalData } from '../privacy/personal-data.ts';
import { deletePapersOwnedOnlyBy, findPapersOwnedBy } from './tax-papers.repository.ts';

/** Tax papers of a person's studios; the number is sealed, and shown in the panel alone. */
export const payoutPersonalData: PersonalData = {
  async exportOf(db, { id }) {
    return { taxPapers: await findPapersOwnedBy(db, id) };
  },

  forget: (trx, { id }) => deletePapersOwnedOnlyBy(trx, id),
};
