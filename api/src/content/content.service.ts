import { FIRST_HOME_PAGE, type Price } from '@halfdrop/domain';
import type { DbOrTrx } from '../database.ts';
import type { Foundation } from '../domain-module.ts';
import { Problem } from '../platform/http/problem.ts';
import { composeText, type ShopFacts } from './composed-text.ts';
import type { ContentPageDto, HomePageDto, LicenseDto } from './content.contract.ts';
import { findPage, findVersionInForce, findVersions, type VersionRow } from './content.repository.ts';
import { HOME_ADDRESS, homePageOf } from './home-page.ts';
import { withPatterns, type HomePatternSources } from './home-patterns.ts';
import { licenseTable, type LicenseKind } from './licenses.ts';

/** The page whose versions purchases refer to. */
const LICENSE_TERMS = 'license-terms';

/** Texts of the shop. */
export interface ContentService {
  /**
   * Returns a version, or the one in force if `version` is null, with settings filled in. @throws not_found for drafts
   * and unknown pages alike
   */
  page(slug: string, version: number | null): Promise<ContentPageDto>;
  /**
   * Returns the home page in force, or the built-in one while none is published; optionally with the first patterns of
   * each section.
   */
  homePage(options?: { readonly withPatterns?: boolean | undefined }): Promise<HomePageDto>;
  licenses(): Promise<{ licenses: LicenseDto[] }>;
  /** Returns the version of the license terms in force; null if none is published. */
  licenseTermsVersion(db: DbOrTrx): Promise<number | null>;
}

/** License surcharges from the price book. */
export interface LicensePrices {
  licenseSurcharges(): Promise<ReadonlyMap<LicenseKind, Price>>;
}

interface ContentDependencies extends Pick<Foundation, 'db' | 'clock'> {
  readonly sources: HomePatternSources;
  readonly prices: LicensePrices;
  readonly facts: ShopFacts;
}

/** Creates the service. */
export function createContentService({ db, clock, prices, facts, sources }: ContentDependencies): ContentService {
  const versionInForce = async (reader: DbOrTrx, slug: string) =>
    (await findVersionInForce(reader, slug, clock.now()))?.version ?? null;

  return {
    async page(slug, version) {
      const row = await findPage(db, slug, { version, now: clock.now() });
      if (!row) throw new Problem('not_found', { message: 'There is no such page.' });
      return {
        slug,
        title: row.title,
        summary: composeText(row.summary, facts),
        body: composeText(row.body, facts),
        ...versionDto(row),
        versionInForce: version === null ? row.version : await versionInForce(db, slug),
        versions: (await findVersions(db, slug)).map(versionDto),
      };
    },

    async homePage(options = {}) {
      const page = homePageOf(
        (await findPage(db, HOME_ADDRESS, { version: null, now: clock.now() })) ?? FIRST_HOME_PAGE,
      );
      return options.withPatterns === true ? withPatterns(sources, page) : page;
    },

    async licenses() {
      const surcharges = await prices.licenseSurcharges();
      return {
        licenses: licenseTable.map((kind) => ({ ...kind, surcharge: surcharges.get(kind.license) ?? null })),
      };
    },

    licenseTermsVersion: (reader) => versionInForce(reader, LICENSE_TERMS),
  };
}

function versionDto({ version, published_at: publishedAt, effective_at: effectiveAt }: VersionRow) {
  return {
    version,
    publishedAt: publishedAt.toISOString(),
    effectiveAt: (effectiveAt ?? publishedAt).toISOString(),
  };
}
