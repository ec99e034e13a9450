import type { ContentPage, HomePage, License, LicenseList } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** The texts of the shop. */
export interface ContentApi {
  /** The version in force when `version` is left out. */
  page(slug: string, version?: number | null): Promise<ContentPage | null>;
  /** With patterns, the first of each section come with it. */
  homePage(options?: { readonly withPatterns?: boolean }): Promise<HomePage>;
  licenses(): Promise<License[]>;
}

/** Texts over REST. */
export function restContentApi(client: RestClient): ContentApi {
  return {
    page: (slug, version) => client.find<ContentPage>(restPath`/content/pages/${slug}`, { version }),
    homePage: (options = {}) => client.get<HomePage>(restPath`/content/home`, { ...options }),
    licenses: async () => (await client.get<LicenseList>(restPath`/content/licenses`)).licenses,
  };
}
