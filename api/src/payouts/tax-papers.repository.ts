import type { Insertable, Selectable } from 'kysely';
import type { DbOrTrx, Trx } from '../database.ts';
import type { PayoutTables } from './payouts.tables.ts';

/** Tax papers of a studio, with the sealed number. */
export type TaxPapersRow = Selectable<PayoutTables['payouts_tax_papers']>;

/** Returns the tax papers of a studio. */
export function findTaxPapers(db: DbOrTrx, studioId: number): Promise<TaxPapersRow | undefined> {
  return db.selectFrom('payouts_tax_papers').selectAll().where('studio_id', '=', studioId).executeTakeFirst();
}

/** Saves the tax papers of a studio, replacing earlier ones. */
export async function saveTaxPapers(
  db: DbOrTrx,
  { studio_id: studioId, ...papers }: Insertable<PayoutTables['payouts_tax_papers']>,
): Promise<void> {
  await db
    .insertInto('payouts_tax_papers')
    .values({ studio_id: studioId, ...papers })
    .onConflict((conflict) => conflict.column('studio_id').doUpdateSet(papers))
    .execute();
}

/** Records the recipient of a payout. */
export async function insertPayoutDocument(trx: Trx, payoutId: string, papers: TaxPapersRow): Promise<void> {
  const { studio_id: studioId, legal_name, address, country, tax_number } = papers;
  const { name } = await trx
    .selectFrom('catalog_designer_view')
    .select('name')
    .where('id', '=', studioId)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('payouts_document')
    .values({ payout_id: payoutId, studio_name: name, legal_name, address, country, tax_number })
    .execute();
}

/** Returns a payout of a studio by its number, with its recipient. */
export function findPayoutDocument(db: DbOrTrx, studioId: number, number: number) {
  return db
    .selectFrom('payouts_payout as payout')
    .innerJoin('payouts_document as document', 'document.payout_id', 'payout.id')
    .selectAll('document')
    .select(['payout.studio_id', 'payout.number', 'payout.amount_cents', 'payout.requested_at'])
    .where('payout.studio_id', '=', studioId)
    .where('payout.number', '=', number)
    .executeTakeFirst();
}

/** Returns the papers of studios owned by a user. */
export function findPapersOwnedBy(db: DbOrTrx, accountId: string) {
  return db
    .selectFrom('payouts_tax_papers as papers')
    .innerJoin('studios_member_view as member', 'member.studio_id', 'papers.studio_id')
    .innerJoin('catalog_designer_view as studio', 'studio.id', 'papers.studio_id')
    .select(['studio.name as studio', 'papers.legal_name as legalName', 'papers.address', 'papers.country'])
    .select('papers.saved_at as savedAt')
    .where('member.account_id', '=', accountId)
    .where('member.role', '=', 'owner')
    .orderBy('papers.studio_id')
    .execute();
}

/** Deletes the papers of studios owned only by this user; documents of payouts are kept for the books. */
export async function deletePapersOwnedOnlyBy(trx: Trx, accountId: string): Promise<void> {
  await trx
    .deleteFrom('payouts_tax_papers')
    .where('studio_id', 'in', (owned) =>
      owned
        .selectFrom('studios_member_view')
        .select('studio_id')
        .where('role', '=', 'owner')
        .groupBy('studio_id')
        .having((group) => group.fn.agg<boolean>('bool_and', [group('account_id', '=', accountId)]), '=', true),
    )
    .execute();
}
