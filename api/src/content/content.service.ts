import type { Db, DbOrTrx } from '../platform/database/database.ts';
import { Problem } from '../platform/http/problem.ts';
import type { Price } from '../platform/money/price.ts';
import type { ContentPageDto, LicenseDto } from './content.contract.ts';
import { findPage, findVersions } from './content.repository.ts';
import { licenseTable, type LicenseKind } from './licenses.ts';

/** The page whose versions purchases are made under. */
const LICENSE_TERMS = 'license-terms';

/** The texts of the shop. */
export interface ContentService {
  /** The newest published version when `version` is null. @throws not_found for drafts and unknown pages alike */
  page(slug: string, version: number | null): Promise<ContentPageDto>;
  licenses(): Promise<{ licenses: LicenseDto[] }>;
  /** The version of the licence terms that holds now; null while none is published. */
  licenseTermsVersion(db: DbOrTrx): Promise<number | null>;
}

/** What the price book adds to the price of a pattern, by licence. */
export interface LicensePrices {
  licenseSurcharges(): Promise<ReadonlyMap<LicenseKind, Price>>;
}

/** Makes the service. */
export function createContentService({ db, prices }: { db: Db; prices: LicensePrices }): ContentService {
  return {
    async page(slug, version) {
      const row = await findPage(db, slug, version);
      if (!row) throw new Problem('not_found', { message: 'There is no such page.' });
      const { title, summary, body, version: found, published_at: publishedAt } = row;
      const versions = (await findVersions(db, slug)).map((each) => ({
        version: each.version,
        publishedAt: each.published_at.toISOString(),
      }));
      return { slug, title, summary, body, version: found, publishedAt: publishedAt.toISOString(), versions };
    },

    async licenses() {
      const surcharges = await prices.licenseSurcharges();
      return {
        licenses: licenseTable.map((facts) => ({ ...facts, surcharge: surcharges.get(facts.license) ?? null })),
      };
    },

    async licenseTermsVersion(reader) {
      return (await findPage(reader, LICENSE_TERMS, null))?.version ?? null;
    },
  };
}
