/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as Apollo from '@apollo/client/react';
export type EmailProofQueryVariables = Exact<{ [key: string]: never; }>;


export type EmailProofQuery = { viewer: { __typename: 'User', id: string, isEmailConfirmed: boolean } | null };


export const EmailProofDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmailProof"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailConfirmed"}}]}}]}}]} as unknown as DocumentNode<EmailProofQuery, EmailProofQueryVariables>;
export const useEmailProofQuery = (options?: Apollo.SkipToken | Apollo.useQuery.Options<EmailProofQuery, EmailProofQueryVariables>) => Apollo.useQuery(EmailProofDocument, options);
export const useEmailProofLazyQuery = (options?: Apollo.useLazyQuery.Options<EmailProofQuery, EmailProofQueryVariables>) => Apollo.useLazyQuery(EmailProofDocument, options);
export function useEmailProofSuspenseQuery(options?: Apollo.useSuspenseQuery.Options<EmailProofQueryVariables>): Apollo.useSuspenseQuery.Result<EmailProofQuery, EmailProofQueryVariables, 'complete' | 'streaming'>;
export function useEmailProofSuspenseQuery(options?: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<EmailProofQueryVariables>): Apollo.useSuspenseQuery.Result<EmailProofQuery, EmailProofQueryVariables, 'complete' | 'streaming' | 'empty'>;
export function useEmailProofSuspenseQuery(options?: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<EmailProofQueryVariables>): unknown { return Apollo.useSuspenseQuery(EmailProofDocument, options); }