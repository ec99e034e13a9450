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

export type PricingFaqQueryVariables = Exact<{ [key: string]: never; }>;


export type PricingFaqQuery = { helpCategories: Array<{ __typename: 'HelpCategory', id: string, topic: Types.HelpTopic, articles: Array<{ __typename: 'HelpArticle', id: string, slug: string, question: string, answer: string }> }> };


export const PricingFaqDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PricingFaq"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"helpCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"articles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}}]}}]} as unknown as DocumentNode<PricingFaqQuery, PricingFaqQueryVariables>;
export const usePricingFaqQuery = (options?: Apollo.SkipToken | Apollo.useQuery.Options<PricingFaqQuery, PricingFaqQueryVariables>) => Apollo.useQuery(PricingFaqDocument, options);
export const usePricingFaqLazyQuery = (options?: Apollo.useLazyQuery.Options<PricingFaqQuery, PricingFaqQueryVariables>) => Apollo.useLazyQuery(PricingFaqDocument, options);
export function usePricingFaqSuspenseQuery(options?: Apollo.useSuspenseQuery.Options<PricingFaqQueryVariables>): Apollo.useSuspenseQuery.Result<PricingFaqQuery, PricingFaqQueryVariables, 'complete' | 'streaming'>;
export function usePricingFaqSuspenseQuery(options?: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<PricingFaqQueryVariables>): Apollo.useSuspenseQuery.Result<PricingFaqQuery, PricingFaqQueryVariables, 'complete' | 'streaming' | 'empty'>;
export function usePricingFaqSuspenseQuery(options?: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<PricingFaqQueryVariables>): unknown { return Apollo.useSuspenseQuery(PricingFaqDocument, options); }