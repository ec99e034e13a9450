/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as Apollo from '@apollo/client/react';
export type OwnLicenseQueryVariables = Exact<{
  assetId: string;
}>;


export type OwnLicenseQuery = { asset: { __typename: 'Asset', id: string, viewerHasLicense: boolean | null } | null };


export const OwnLicenseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnLicense"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assetId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assetId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasLicense"}}]}}]}}]} as unknown as DocumentNode<OwnLicenseQuery, OwnLicenseQueryVariables>;
export const useOwnLicenseQuery = (options: Apollo.SkipToken | Apollo.useQuery.Options<OwnLicenseQuery, OwnLicenseQueryVariables>) => Apollo.useQuery(OwnLicenseDocument, options);
export const useOwnLicenseLazyQuery = (options?: Apollo.useLazyQuery.Options<OwnLicenseQuery, OwnLicenseQueryVariables>) => Apollo.useLazyQuery(OwnLicenseDocument, options);
export function useOwnLicenseSuspenseQuery(options: Apollo.useSuspenseQuery.Options<OwnLicenseQueryVariables>): Apollo.useSuspenseQuery.Result<OwnLicenseQuery, OwnLicenseQueryVariables, 'complete' | 'streaming'>;
export function useOwnLicenseSuspenseQuery(options: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<OwnLicenseQueryVariables>): Apollo.useSuspenseQuery.Result<OwnLicenseQuery, OwnLicenseQueryVariables, 'complete' | 'streaming' | 'empty'>;
export function useOwnLicenseSuspenseQuery(options: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<OwnLicenseQueryVariables>): unknown { return Apollo.useSuspenseQuery(OwnLicenseDocument, options); }