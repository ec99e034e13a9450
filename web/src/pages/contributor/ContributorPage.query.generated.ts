/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as Apollo from '@apollo/client/react';
export type ContributorPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ContributorPageQuery = { contributorStudio: { __typename: 'Designer', id: string, slug: string, name: string, assetCount: number, collectionCount: number, downloadCount: number, followerCount: number, rating: number | null, ratingCount: number } | null };


export const ContributorPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContributorPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contributorStudio"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"assetCount"}},{"kind":"Field","name":{"kind":"Name","value":"collectionCount"}},{"kind":"Field","name":{"kind":"Name","value":"downloadCount"}},{"kind":"Field","name":{"kind":"Name","value":"followerCount"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"ratingCount"}}]}}]}}]} as unknown as DocumentNode<ContributorPageQuery, ContributorPageQueryVariables>;
export const useContributorPageQuery = (options?: Apollo.SkipToken | Apollo.useQuery.Options<ContributorPageQuery, ContributorPageQueryVariables>) => Apollo.useQuery(ContributorPageDocument, options);
export const useContributorPageLazyQuery = (options?: Apollo.useLazyQuery.Options<ContributorPageQuery, ContributorPageQueryVariables>) => Apollo.useLazyQuery(ContributorPageDocument, options);
export function useContributorPageSuspenseQuery(options?: Apollo.useSuspenseQuery.Options<ContributorPageQueryVariables>): Apollo.useSuspenseQuery.Result<ContributorPageQuery, ContributorPageQueryVariables, 'complete' | 'streaming'>;
export function useContributorPageSuspenseQuery(options?: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<ContributorPageQueryVariables>): Apollo.useSuspenseQuery.Result<ContributorPageQuery, ContributorPageQueryVariables, 'complete' | 'streaming' | 'empty'>;
export function useContributorPageSuspenseQuery(options?: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<ContributorPageQueryVariables>): unknown { return Apollo.useSuspenseQuery(ContributorPageDocument, options); }