/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as Apollo from '@apollo/client/react';
export type SignInOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInOptionsQuery = { signInOptions: { __typename: 'SignInOptions', google: boolean } };


export const SignInOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignInOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"google"}}]}}]}}]} as unknown as DocumentNode<SignInOptionsQuery, SignInOptionsQueryVariables>;
export const useSignInOptionsQuery = (options?: Apollo.SkipToken | Apollo.useQuery.Options<SignInOptionsQuery, SignInOptionsQueryVariables>) => Apollo.useQuery(SignInOptionsDocument, options);
export const useSignInOptionsLazyQuery = (options?: Apollo.useLazyQuery.Options<SignInOptionsQuery, SignInOptionsQueryVariables>) => Apollo.useLazyQuery(SignInOptionsDocument, options);
export function useSignInOptionsSuspenseQuery(options?: Apollo.useSuspenseQuery.Options<SignInOptionsQueryVariables>): Apollo.useSuspenseQuery.Result<SignInOptionsQuery, SignInOptionsQueryVariables, 'complete' | 'streaming'>;
export function useSignInOptionsSuspenseQuery(options?: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<SignInOptionsQueryVariables>): Apollo.useSuspenseQuery.Result<SignInOptionsQuery, SignInOptionsQueryVariables, 'complete' | 'streaming' | 'empty'>;
export function useSignInOptionsSuspenseQuery(options?: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<SignInOptionsQueryVariables>): unknown { return Apollo.useSuspenseQuery(SignInOptionsDocument, options); }