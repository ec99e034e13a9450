/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as Apollo from '@apollo/client/react';
export type OpenSessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenSessionsQuery = { viewer: { __typename: 'User', id: string, sessions: Array<{ __typename: 'AccountSession', id: string, device: string, createdAt: string, lastUsedAt: string, isCurrent: boolean }> | null } | null };


export const OpenSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionRow_session"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionRow_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]} as unknown as DocumentNode<OpenSessionsQuery, OpenSessionsQueryVariables>;
export const useOpenSessionsQuery = (options?: Apollo.SkipToken | Apollo.useQuery.Options<OpenSessionsQuery, OpenSessionsQueryVariables>) => Apollo.useQuery(OpenSessionsDocument, options);
export const useOpenSessionsLazyQuery = (options?: Apollo.useLazyQuery.Options<OpenSessionsQuery, OpenSessionsQueryVariables>) => Apollo.useLazyQuery(OpenSessionsDocument, options);
export function useOpenSessionsSuspenseQuery(options?: Apollo.useSuspenseQuery.Options<OpenSessionsQueryVariables>): Apollo.useSuspenseQuery.Result<OpenSessionsQuery, OpenSessionsQueryVariables, 'complete' | 'streaming'>;
export function useOpenSessionsSuspenseQuery(options?: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<OpenSessionsQueryVariables>): Apollo.useSuspenseQuery.Result<OpenSessionsQuery, OpenSessionsQueryVariables, 'complete' | 'streaming' | 'empty'>;
export function useOpenSessionsSuspenseQuery(options?: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<OpenSessionsQueryVariables>): unknown { return Apollo.useSuspenseQuery(OpenSessionsDocument, options); }