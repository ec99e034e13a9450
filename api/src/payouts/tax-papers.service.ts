import { countryName, dollars } from '@halfdrop/domain';
import type { DbOrTrx } from '../database.ts';
import type { Foundation } from '../domain-module.ts';
import { drawSheet } from '../platform/pdf/sheet.ts';
import { createSealer } from '../platform/sealing/sealer.ts';
import type { TaxPapersDto, TaxPapersInput } from './payouts.contract.ts';
import { findPayoutDocument, findTaxPapers, saveTaxPapers } from './tax-papers.repository.ts';

/** Tax papers of studios and documents of their payouts. Callers are already authorized. */
export interface TaxPapers {
  /** Returns null if there are none. */
  find(db: DbOrTrx, studioId: number): Promise<TaxPapersDto | null>;
  save(studioId: number, papers: TaxPapersInput): Promise<void>;
  /** Returns the PDF document of a payout; undefined if there is none. */
  document(studioId: number, number: number): Promise<Uint8Array | undefined>;
}

type TaxDependencies = Pick<Foundation, 'db' | 'clock' | 'supportEmail' | 'sealingSecret'>;

const SHOWN_CHARACTERS = 3;

/** Returns the owner to which the tax number is sealed. */
const ownerOf = (studioId: number) => `studio-${studioId}`;

/** Creates the service. */
export function createTaxPapers({ db, clock, supportEmail, sealingSecret }: TaxDependencies): TaxPapers {
  const sealer = createSealer(sealingSecret, 'tax-papers');
  return {
    async find(reader, studioId) {
      const row = await findTaxPapers(reader, studioId);
      if (!row) return null;
      const taxNumber = sealer.open(row.tax_number, ownerOf(studioId));
      return {
        legalName: row.legal_name,
        address: row.address,
        country: row.country,
        taxNumberEnding: taxNumber.slice(-SHOWN_CHARACTERS),
        savedAt: row.saved_at.toISOString(),
      };
    },

    save: (studioId, { legalName, address, country, taxNumber }) =>
      saveTaxPapers(db, {
        studio_id: studioId,
        legal_name: legalName,
        address,
        country,
        tax_number: sealer.seal(taxNumber, ownerOf(studioId)),
        saved_at: clock.now(),
      }),

    async document(studioId, number) {
      const row = await findPayoutDocument(db, studioId, number);
      if (!row) return undefined;
      const amount = dollars(row.amount_cents);
      return drawSheet({
        heading: 'Payout of royalties',
        title: `Payout ${number} of ${row.studio_name}`,
        reference: `Payout ${number}`,
        day: row.requested_at.toISOString().slice(0, 10),
        letterhead: ['Halfdrop', 'Digital seamless patterns', supportEmail],
        details: [
          `To ${row.legal_name}`,
          ...row.address.split('\n'),
          countryName(row.country) ?? row.country,
          `Tax number ${sealer.open(row.tax_number, ownerOf(studioId))}`,
        ],
        rows: [{ what: `Royalties of the studio ${row.studio_name}`, amount }],
        sums: [{ what: 'Total in US dollars', amount, isStrong: true }],
        notes: ['What it is made of stands on the statements of the studio.'],
      });
    },
  };
}
