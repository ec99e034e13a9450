/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as Apollo from '@apollo/client/react';
export type OwnedAssetsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type OwnedAssetsQuery = { ownedAssetIds: Array<string> | null };


export const OwnedAssetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnedAssets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownedAssetIds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<OwnedAssetsQuery, OwnedAssetsQueryVariables>;
export const useOwnedAssetsQuery = (options: Apollo.SkipToken | Apollo.useQuery.Options<OwnedAssetsQuery, OwnedAssetsQueryVariables>) => Apollo.useQuery(OwnedAssetsDocument, options);
export const useOwnedAssetsLazyQuery = (options?: Apollo.useLazyQuery.Options<OwnedAssetsQuery, OwnedAssetsQueryVariables>) => Apollo.useLazyQuery(OwnedAssetsDocument, options);
export function useOwnedAssetsSuspenseQuery(options: Apollo.useSuspenseQuery.Options<OwnedAssetsQueryVariables>): Apollo.useSuspenseQuery.Result<OwnedAssetsQuery, OwnedAssetsQueryVariables, 'complete' | 'streaming'>;
export function useOwnedAssetsSuspenseQuery(options: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<OwnedAssetsQueryVariables>): Apollo.useSuspenseQuery.Result<OwnedAssetsQuery, OwnedAssetsQueryVariables, 'complete' | 'streaming' | 'empty'>;
export function useOwnedAssetsSuspenseQuery(options: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<OwnedAssetsQueryVariables>): unknown { return Apollo.useSuspenseQuery(OwnedAssetsDocument, options); }