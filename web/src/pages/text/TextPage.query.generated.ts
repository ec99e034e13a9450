/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as Apollo from '@apollo/client/react';
export type TextPageQueryVariables = Exact<{
  slug: string;
  version?: number | null | undefined;
}>;


export type TextPageQuery = { contentPage: { __typename: 'ContentPage', slug: string, title: string, summary: string, body: string, version: number, publishedAt: string, effectiveAt: string, versionInForce: number | null, versions: Array<{ __typename: 'ContentVersion', version: number, effectiveAt: string }> } | null };


export const TextPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TextPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContentText_page"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContentText_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveAt"}},{"kind":"Field","name":{"kind":"Name","value":"versionInForce"}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveAt"}}]}}]}}]} as unknown as DocumentNode<TextPageQuery, TextPageQueryVariables>;
export const useTextPageQuery = (options: Apollo.SkipToken | Apollo.useQuery.Options<TextPageQuery, TextPageQueryVariables>) => Apollo.useQuery(TextPageDocument, options);
export const useTextPageLazyQuery = (options?: Apollo.useLazyQuery.Options<TextPageQuery, TextPageQueryVariables>) => Apollo.useLazyQuery(TextPageDocument, options);
export function useTextPageSuspenseQuery(options: Apollo.useSuspenseQuery.Options<TextPageQueryVariables>): Apollo.useSuspenseQuery.Result<TextPageQuery, TextPageQueryVariables, 'complete' | 'streaming'>;
export function useTextPageSuspenseQuery(options: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<TextPageQueryVariables>): Apollo.useSuspenseQuery.Result<TextPageQuery, TextPageQueryVariables, 'complete' | 'streaming' | 'empty'>;
export function useTextPageSuspenseQuery(options: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<TextPageQueryVariables>): unknown { return Apollo.useSuspenseQuery(TextPageDocument, options); }