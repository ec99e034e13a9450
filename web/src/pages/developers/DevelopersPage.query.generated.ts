/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as Apollo from '@apollo/client/react';
export type DevelopersPageQueryVariables = Exact<{ [key: string]: never; }>;


export type DevelopersPageQuery = { contentPage: { __typename: 'ContentPage', slug: string, title: string, summary: string, body: string, version: number, publishedAt: string, effectiveAt: string, versionInForce: number | null, versions: Array<{ __typename: 'ContentVersion', version: number, effectiveAt: string }> } | null };


export const DevelopersPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DevelopersPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"StringValue","value":"api","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContentText_page"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContentText_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveAt"}},{"kind":"Field","name":{"kind":"Name","value":"versionInForce"}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveAt"}}]}}]}}]} as unknown as DocumentNode<DevelopersPageQuery, DevelopersPageQueryVariables>;
export const useDevelopersPageQuery = (options?: Apollo.SkipToken | Apollo.useQuery.Options<DevelopersPageQuery, DevelopersPageQueryVariables>) => Apollo.useQuery(DevelopersPageDocument, options);
export const useDevelopersPageLazyQuery = (options?: Apollo.useLazyQuery.Options<DevelopersPageQuery, DevelopersPageQueryVariables>) => Apollo.useLazyQuery(DevelopersPageDocument, options);
export function useDevelopersPageSuspenseQuery(options?: Apollo.useSuspenseQuery.Options<DevelopersPageQueryVariables>): Apollo.useSuspenseQuery.Result<DevelopersPageQuery, DevelopersPageQueryVariables, 'complete' | 'streaming'>;
export function useDevelopersPageSuspenseQuery(options?: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<DevelopersPageQueryVariables>): Apollo.useSuspenseQuery.Result<DevelopersPageQuery, DevelopersPageQueryVariables, 'complete' | 'streaming' | 'empty'>;
export function useDevelopersPageSuspenseQuery(options?: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<DevelopersPageQueryVariables>): unknown { return Apollo.useSuspenseQuery(DevelopersPageDocument, options); }