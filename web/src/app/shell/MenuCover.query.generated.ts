/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as Apollo from '@apollo/client/react';
export type MenuCoverQueryVariables = Exact<{
  slug: string;
}>;


export type MenuCoverQuery = { shopCollection: { __typename: 'ShopCollection', id: string, slug: string, title: string, assetCount: number, covers: Array<{ __typename: 'Asset', id: string, dominantColor: string, previews: Array<{ __typename: 'Preview', url: string, fallbackUrl: string, width: number }> }> } | null };


export const MenuCoverDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MenuCover"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shopCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"assetCount"}},{"kind":"Field","name":{"kind":"Name","value":"covers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Cloth_asset"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Cloth_asset"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Asset"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dominantColor"}},{"kind":"Field","name":{"kind":"Name","value":"previews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fallbackUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}}]}}]} as unknown as DocumentNode<MenuCoverQuery, MenuCoverQueryVariables>;
export const useMenuCoverQuery = (options: Apollo.SkipToken | Apollo.useQuery.Options<MenuCoverQuery, MenuCoverQueryVariables>) => Apollo.useQuery(MenuCoverDocument, options);
export const useMenuCoverLazyQuery = (options?: Apollo.useLazyQuery.Options<MenuCoverQuery, MenuCoverQueryVariables>) => Apollo.useLazyQuery(MenuCoverDocument, options);
export function useMenuCoverSuspenseQuery(options: Apollo.useSuspenseQuery.Options<MenuCoverQueryVariables>): Apollo.useSuspenseQuery.Result<MenuCoverQuery, MenuCoverQueryVariables, 'complete' | 'streaming'>;
export function useMenuCoverSuspenseQuery(options: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<MenuCoverQueryVariables>): Apollo.useSuspenseQuery.Result<MenuCoverQuery, MenuCoverQueryVariables, 'complete' | 'streaming' | 'empty'>;
export function useMenuCoverSuspenseQuery(options: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<MenuCoverQueryVariables>): unknown { return Apollo.useSuspenseQuery(MenuCoverDocument, options); }