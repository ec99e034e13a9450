/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as Apollo from '@apollo/client/react';
/** What a question or a ticket is about: the six categories of the help center. */
export type HelpTopic =
  /** Signing up, signing in, what is kept about a person. */
  | 'ACCOUNT'
  /** Files, the library, licences. */
  | 'DOWNLOADS'
  /** Finding, judging and using patterns. */
  | 'GUIDES'
  /** Prices, checkout, coupons, receipts. */
  | 'PAYMENTS'
  /** Plans, trials, changes, refunds. */
  | 'SUBSCRIPTION'
  /** What does not load, open or print. */
  | 'TECHNICAL';

export type HelpArticlePageQueryVariables = Exact<{ [key: string]: never; }>;


export type HelpArticlePageQuery = { helpCategories: Array<{ __typename: 'HelpCategory', id: string, topic: Types.HelpTopic, title: string, description: string, articles: Array<{ __typename: 'HelpArticle', id: string, slug: string, question: string, answer: string }> }> };


export const HelpArticlePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HelpArticlePage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"helpCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HelpArticles_category"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HelpArticles_category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HelpCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"articles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}}]} as unknown as DocumentNode<HelpArticlePageQuery, HelpArticlePageQueryVariables>;
export const useHelpArticlePageQuery = (options?: Apollo.SkipToken | Apollo.useQuery.Options<HelpArticlePageQuery, HelpArticlePageQueryVariables>) => Apollo.useQuery(HelpArticlePageDocument, options);
export const useHelpArticlePageLazyQuery = (options?: Apollo.useLazyQuery.Options<HelpArticlePageQuery, HelpArticlePageQueryVariables>) => Apollo.useLazyQuery(HelpArticlePageDocument, options);
export function useHelpArticlePageSuspenseQuery(options?: Apollo.useSuspenseQuery.Options<HelpArticlePageQueryVariables>): Apollo.useSuspenseQuery.Result<HelpArticlePageQuery, HelpArticlePageQueryVariables, 'complete' | 'streaming'>;
export function useHelpArticlePageSuspenseQuery(options?: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<HelpArticlePageQueryVariables>): Apollo.useSuspenseQuery.Result<HelpArticlePageQuery, HelpArticlePageQueryVariables, 'complete' | 'streaming' | 'empty'>;
export function useHelpArticlePageSuspenseQuery(options?: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<HelpArticlePageQueryVariables>): unknown { return Apollo.useSuspenseQuery(HelpArticlePageDocument, options); }