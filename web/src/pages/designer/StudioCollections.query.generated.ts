/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as Apollo from '@apollo/client/react';
export type StudioCollectionsQueryVariables = Exact<{
  key: string;
}>;


export type StudioCollectionsQuery = { designerCollections: Array<{ __typename: 'DesignerCollection', description: string, assetCount: number, collection: { __typename: 'DesignCollection', id: string, slug: string, name: string }, covers: Array<{ __typename: 'Asset', id: string, altText: string, dominantColor: string, previews: Array<{ __typename: 'Preview', url: string, fallbackUrl: string, width: number }> }> }> | null };


export const StudioCollectionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudioCollections"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"designerCollections"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"collection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"assetCount"}},{"kind":"Field","name":{"kind":"Name","value":"covers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatternPicture_asset"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatternPicture_asset"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Asset"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"altText"}},{"kind":"Field","name":{"kind":"Name","value":"dominantColor"}},{"kind":"Field","name":{"kind":"Name","value":"previews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fallbackUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}}]}}]} as unknown as DocumentNode<StudioCollectionsQuery, StudioCollectionsQueryVariables>;
export const useStudioCollectionsQuery = (options: Apollo.SkipToken | Apollo.useQuery.Options<StudioCollectionsQuery, StudioCollectionsQueryVariables>) => Apollo.useQuery(StudioCollectionsDocument, options);
export const useStudioCollectionsLazyQuery = (options?: Apollo.useLazyQuery.Options<StudioCollectionsQuery, StudioCollectionsQueryVariables>) => Apollo.useLazyQuery(StudioCollectionsDocument, options);
export function useStudioCollectionsSuspenseQuery(options: Apollo.useSuspenseQuery.Options<StudioCollectionsQueryVariables>): Apollo.useSuspenseQuery.Result<StudioCollectionsQuery, StudioCollectionsQueryVariables, 'complete' | 'streaming'>;
export function useStudioCollectionsSuspenseQuery(options: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<StudioCollectionsQueryVariables>): Apollo.useSuspenseQuery.Result<StudioCollectionsQuery, StudioCollectionsQueryVariables, 'complete' | 'streaming' | 'empty'>;
export function useStudioCollectionsSuspenseQuery(options: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<StudioCollectionsQueryVariables>): unknown { return Apollo.useSuspenseQuery(StudioCollectionsDocument, options); }