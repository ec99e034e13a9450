/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as Apollo from '@apollo/client/react';
export type PasswordProofQueryVariables = Exact<{ [key: string]: never; }>;


export type PasswordProofQuery = { viewer: { __typename: 'User', id: string, hasPassword: boolean } | null };


export const PasswordProofDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PasswordProof"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}}]}}]}}]} as unknown as DocumentNode<PasswordProofQuery, PasswordProofQueryVariables>;
export const usePasswordProofQuery = (options?: Apollo.SkipToken | Apollo.useQuery.Options<PasswordProofQuery, PasswordProofQueryVariables>) => Apollo.useQuery(PasswordProofDocument, options);
export const usePasswordProofLazyQuery = (options?: Apollo.useLazyQuery.Options<PasswordProofQuery, PasswordProofQueryVariables>) => Apollo.useLazyQuery(PasswordProofDocument, options);
export function usePasswordProofSuspenseQuery(options?: Apollo.useSuspenseQuery.Options<PasswordProofQueryVariables>): Apollo.useSuspenseQuery.Result<PasswordProofQuery, PasswordProofQueryVariables, 'complete' | 'streaming'>;
export function usePasswordProofSuspenseQuery(options?: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<PasswordProofQueryVariables>): Apollo.useSuspenseQuery.Result<PasswordProofQuery, PasswordProofQueryVariables, 'complete' | 'streaming' | 'empty'>;
export function usePasswordProofSuspenseQuery(options?: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<PasswordProofQueryVariables>): unknown { return Apollo.useSuspenseQuery(PasswordProofDocument, options); }