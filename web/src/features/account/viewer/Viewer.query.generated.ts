/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as Apollo from '@apollo/client/react';
/** What a person may do. */
export type Role =
  /** Runs the shop. */
  | 'ADMIN'
  /** Sells patterns. */
  | 'CONTRIBUTOR'
  /** Buys patterns. */
  | 'USER';

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { viewer: { __typename: 'User', id: string, name: string, username: string, email: string, role: Types.Role, avatarUrl: string | null, freeDownloads: number, hasActiveSubscription: boolean, createdAt: string } | null };


export const ViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionUser_user"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionUser_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"freeDownloads"}},{"kind":"Field","name":{"kind":"Name","value":"hasActiveSubscription"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ViewerQuery, ViewerQueryVariables>;
export const useViewerQuery = (options?: Apollo.SkipToken | Apollo.useQuery.Options<ViewerQuery, ViewerQueryVariables>) => Apollo.useQuery(ViewerDocument, options);
export const useViewerLazyQuery = (options?: Apollo.useLazyQuery.Options<ViewerQuery, ViewerQueryVariables>) => Apollo.useLazyQuery(ViewerDocument, options);
export function useViewerSuspenseQuery(options?: Apollo.useSuspenseQuery.Options<ViewerQueryVariables>): Apollo.useSuspenseQuery.Result<ViewerQuery, ViewerQueryVariables, 'complete' | 'streaming'>;
export function useViewerSuspenseQuery(options?: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<ViewerQueryVariables>): Apollo.useSuspenseQuery.Result<ViewerQuery, ViewerQueryVariables, 'complete' | 'streaming' | 'empty'>;
export function useViewerSuspenseQuery(options?: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<ViewerQueryVariables>): unknown { return Apollo.useSuspenseQuery(ViewerDocument, options); }