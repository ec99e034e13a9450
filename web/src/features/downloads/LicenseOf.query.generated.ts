/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as Apollo from '@apollo/client/react';
export type LicenseOfQueryVariables = Exact<{
  assetId: string;
  page: number;
}>;


export type LicenseOfQuery = { asset: { __typename: 'Asset', id: string, viewerHasLicense: boolean | null } | null, library: { __typename: 'EntitlementPage', items: Array<{ __typename: 'Entitlement', id: string, asset: { __typename: 'Asset', id: string } | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean } } | null };


export const LicenseOfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LicenseOf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assetId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assetId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasLicense"}}]}},{"kind":"Field","name":{"kind":"Name","value":"library"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"asset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]} as unknown as DocumentNode<LicenseOfQuery, LicenseOfQueryVariables>;
export const useLicenseOfQuery = (options: Apollo.SkipToken | Apollo.useQuery.Options<LicenseOfQuery, LicenseOfQueryVariables>) => Apollo.useQuery(LicenseOfDocument, options);
export const useLicenseOfLazyQuery = (options?: Apollo.useLazyQuery.Options<LicenseOfQuery, LicenseOfQueryVariables>) => Apollo.useLazyQuery(LicenseOfDocument, options);
export function useLicenseOfSuspenseQuery(options: Apollo.useSuspenseQuery.Options<LicenseOfQueryVariables>): Apollo.useSuspenseQuery.Result<LicenseOfQuery, LicenseOfQueryVariables, 'complete' | 'streaming'>;
export function useLicenseOfSuspenseQuery(options: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<LicenseOfQueryVariables>): Apollo.useSuspenseQuery.Result<LicenseOfQuery, LicenseOfQueryVariables, 'complete' | 'streaming' | 'empty'>;
export function useLicenseOfSuspenseQuery(options: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<LicenseOfQueryVariables>): unknown { return Apollo.useSuspenseQuery(LicenseOfDocument, options); }