import type { AdminCategory, AdminCategoryList, CategoryAddress, CategoryAddressList } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** What a category is called, by what it is found and what stands for it. */
export interface CategoryContents extends Pick<AdminCategory, 'name' | 'aliases'> {
  readonly coverSku: string | null;
  readonly reason: string;
}

interface CategoryRemoval {
  readonly intoId: string | null;
  readonly reason: string;
  readonly version: number;
}

/** Looking after categories. */
export interface CategoryDeskApi {
  list(): Promise<AdminCategory[]>;
  /** Words in addresses that lead to a category which is known by another. */
  addresses(): Promise<CategoryAddress[]>;
  create(category: CategoryContents & Pick<AdminCategory, 'slug' | 'kind' | 'parentId'>): Promise<AdminCategory>;
  change(id: string, change: CategoryContents & { readonly version: number }): Promise<AdminCategory>;
  remove(id: string, removal: CategoryRemoval): Promise<AdminCategory[]>;
  order(ids: readonly string[]): Promise<AdminCategory[]>;
}

/** Categories over REST. */
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
