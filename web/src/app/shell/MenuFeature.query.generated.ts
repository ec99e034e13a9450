/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as Apollo from '@apollo/client/react';
export type MenuFeatureQueryVariables = Exact<{
  slug: string;
}>;


export type MenuFeatureQuery = { shopCollection: { __typename: 'ShopCollection', id: string, slug: string, title: string, assetCount: number, covers: Array<{ __typename: 'Asset', id: string, dominantColor: string, previews: Array<{ __typename: 'Preview', url: string, fallbackUrl: string, width: number }> }> } | null };


export const MenuFeatureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MenuFeature"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shopCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"assetCount"}},{"kind":"Field","name":{"kind":"Name","value":"covers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Cloth_asset"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Cloth_asset"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Asset"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dominantColor"}},{"kind":"Field","name":{"kind":"Name","value":"previews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fallbackUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}}]}}]} as unknown as DocumentNode<MenuFeatureQuery, MenuFeatureQueryVariables>;
export const useMenuFeatureQuery = (options: Apollo.SkipToken | Apollo.useQuery.Options<MenuFeatureQuery, MenuFeatureQueryVariables>) => Apollo.useQuery(MenuFeatureDocument, options);
export const useMenuFeatureLazyQuery = (options?: Apollo.useLazyQuery.Options<MenuFeatureQuery, MenuFeatureQueryVariables>) => Apollo.useLazyQuery(MenuFeatureDocument, options);
export function useMenuFeatureSuspenseQuery(options: Apollo.useSuspenseQuery.Options<MenuFeatureQueryVariables>): Apollo.useSuspenseQuery.Result<MenuFeatureQuery, MenuFeatureQueryVariables, 'complete' | 'streaming'>;
export function useMenuFeatureSuspenseQuery(options: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<MenuFeatureQueryVariables>): Apollo.useSuspenseQuery.Result<MenuFeatureQuery, MenuFeatureQueryVariables, 'complete' | 'streaming' | 'empty'>;
export function useMenuFeatureSuspenseQuery(options: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<MenuFeatureQueryVariables>): unknown { return Apollo.useSuspenseQuery(MenuFeatureDocument, options); }