import type { ContentPage, HomePage, License, LicenseList } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** API for the shop's texts. */
export interface ContentApi {
  /** Returns the version in force when `version` is omitted. */
  page(slug: string, version?: number | null): Promise<ContentPage | null>;
  /** With `withPatterns`, includes the first patterns of each section. */
  homePage(options?: { readonly withPatterns?: boolean }): Promise<HomePage>;
  licenses(): Promise<License[]>;
}

/** Creates a `ContentApi` that calls the REST API. */
export function restContentApi(client: RestClient): ContentApi {
  return {
    page: (slug, version) => client.find<ContentPage>(restPath`/content/pages/${slug}`, { version }),
    homePage: (options = {}) => client.get<HomePage>(restPath`/content/home`, { ...options }),
    licenses: async () => (await client.get<LicenseList>(restPath`/content/licenses`)).licenses,
  };
}
