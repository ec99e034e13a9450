import type { AdminCategory, AdminCategoryList, CategoryAddress, CategoryAddressList } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** Name, aliases and cover of a category. */
export interface CategoryContents extends Pick<AdminCategory, 'name' | 'aliases'> {
  readonly coverSku: string | null;
  readonly reason: string;
}

interface CategoryRemoval {
  readonly intoId: string | null;
  readonly reason: string;
  readonly version: number;
}

/** API for managing categories. */
export interface CategoryDeskApi {
  list(): Promise<AdminCategory[]>;
  /** Aliases that lead to a category's canonical slug. */
  addresses(): Promise<CategoryAddress[]>;
  create(category: CategoryContents & Pick<AdminCategory, 'slug' | 'kind' | 'parentId'>): Promise<AdminCategory>;
  change(id: string, change: CategoryContents & { readonly version: number }): Promise<AdminCategory>;
  remove(id: string, removal: CategoryRemoval): Promise<AdminCategory[]>;
  order(ids: readonly string[]): Promise<AdminCategory[]>;
}

/** Creates a `CategoryDeskApi` that calls the REST API. */
export function restCategoryDeskApi(client: RestClient): CategoryDeskApi {
  return {
    list: async () => (await client.get<AdminCategoryList>(restPath`/admin/categories`)).categories,
    addresses: async () => (await client.get<CategoryAddressList>(restPath`/category-addresses`)).addresses,
    create: (category) => client.post<AdminCategory>(restPath`/admin/categories`, category),
    change: (id, change) => client.put<AdminCategory>(restPath`/admin/categories/${id}`, change),
    remove: async (id, removal) =>
      (await client.post<AdminCategoryList>(restPath`/admin/categories/${id}/removal`, removal)).categories,
    order: async (ids) => (await client.put<AdminCategoryList>(restPath`/admin/category-order`, { ids })).categories,
  };
}
