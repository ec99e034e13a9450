/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as Apollo from '@apollo/client/react';
export type BillingDetailsQueryVariables = Exact<{ [key: string]: never; }>;


export type BillingDetailsQuery = { viewer: { __typename: 'User', id: string, company: string | null, taxNumber: string | null } | null };


export const BillingDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BillingDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BillingDetails_user"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BillingDetails_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"taxNumber"}}]}}]} as unknown as DocumentNode<BillingDetailsQuery, BillingDetailsQueryVariables>;
export const useBillingDetailsQuery = (options?: Apollo.SkipToken | Apollo.useQuery.Options<BillingDetailsQuery, BillingDetailsQueryVariables>) => Apollo.useQuery(BillingDetailsDocument, options);
export const useBillingDetailsLazyQuery = (options?: Apollo.useLazyQuery.Options<BillingDetailsQuery, BillingDetailsQueryVariables>) => Apollo.useLazyQuery(BillingDetailsDocument, options);
export function useBillingDetailsSuspenseQuery(options?: Apollo.useSuspenseQuery.Options<BillingDetailsQueryVariables>): Apollo.useSuspenseQuery.Result<BillingDetailsQuery, BillingDetailsQueryVariables, 'complete' | 'streaming'>;
export function useBillingDetailsSuspenseQuery(options?: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<BillingDetailsQueryVariables>): Apollo.useSuspenseQuery.Result<BillingDetailsQuery, BillingDetailsQueryVariables, 'complete' | 'streaming' | 'empty'>;
export function useBillingDetailsSuspenseQuery(options?: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<BillingDetailsQueryVariables>): unknown { return Apollo.useSuspenseQuery(BillingDetailsDocument, options); }