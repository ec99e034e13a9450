/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as Apollo from '@apollo/client/react';
export type MenuCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type MenuCategoriesQuery = { categories: Array<{ __typename: 'Category', id: string, slug: string, name: string, assetCount: number, children: Array<{ __typename: 'Category', id: string, slug: string, name: string }> }> };


export const MenuCategoriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MenuCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"MENU"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"assetCount"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<MenuCategoriesQuery, MenuCategoriesQueryVariables>;
export const useMenuCategoriesQuery = (options?: Apollo.SkipToken | Apollo.useQuery.Options<MenuCategoriesQuery, MenuCategoriesQueryVariables>) => Apollo.useQuery(MenuCategoriesDocument, options);
export const useMenuCategoriesLazyQuery = (options?: Apollo.useLazyQuery.Options<MenuCategoriesQuery, MenuCategoriesQueryVariables>) => Apollo.useLazyQuery(MenuCategoriesDocument, options);
export function useMenuCategoriesSuspenseQuery(options?: Apollo.useSuspenseQuery.Options<MenuCategoriesQueryVariables>): Apollo.useSuspenseQuery.Result<MenuCategoriesQuery, MenuCategoriesQueryVariables, 'complete' | 'streaming'>;
export function useMenuCategoriesSuspenseQuery(options?: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<MenuCategoriesQueryVariables>): Apollo.useSuspenseQuery.Result<MenuCategoriesQuery, MenuCategoriesQueryVariables, 'complete' | 'streaming' | 'empty'>;
export function useMenuCategoriesSuspenseQuery(options?: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<MenuCategoriesQueryVariables>): unknown { return Apollo.useSuspenseQuery(MenuCategoriesDocument, options); }