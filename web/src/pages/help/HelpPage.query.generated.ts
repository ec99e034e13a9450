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

/** A way to pay. */
export type PaymentMethod =
  /** Apple Pay, on devices that have it. */
  | 'APPLE_PAY'
  /** Major credit and debit cards. */
  | 'CARD'
  /** PayPal. */
  | 'PAYPAL';

export type HelpPageQueryVariables = Exact<{ [key: string]: never; }>;


export type HelpPageQuery = { paymentMethods: Array<Types.PaymentMethod> | null, supportEmail: string | null, helpCategories: Array<{ __typename: 'HelpCategory', id: string, topic: Types.HelpTopic, title: string, description: string, articles: Array<{ __typename: 'HelpArticle', id: string, slug: string, question: string, answer: string }> }> };


export const HelpPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HelpPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentMethods"}},{"kind":"Field","name":{"kind":"Name","value":"supportEmail"}},{"kind":"Field","name":{"kind":"Name","value":"helpCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HelpArticles_category"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HelpArticles_category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HelpCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"articles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}}]} as unknown as DocumentNode<HelpPageQuery, HelpPageQueryVariables>;
export const useHelpPageQuery = (options?: Apollo.SkipToken | Apollo.useQuery.Options<HelpPageQuery, HelpPageQueryVariables>) => Apollo.useQuery(HelpPageDocument, options);
export const useHelpPageLazyQuery = (options?: Apollo.useLazyQuery.Options<HelpPageQuery, HelpPageQueryVariables>) => Apollo.useLazyQuery(HelpPageDocument, options);
export function useHelpPageSuspenseQuery(options?: Apollo.useSuspenseQuery.Options<HelpPageQueryVariables>): Apollo.useSuspenseQuery.Result<HelpPageQuery, HelpPageQueryVariables, 'complete' | 'streaming'>;
export function useHelpPageSuspenseQuery(options?: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<HelpPageQueryVariables>): Apollo.useSuspenseQuery.Result<HelpPageQuery, HelpPageQueryVariables, 'complete' | 'streaming' | 'empty'>;
export function useHelpPageSuspenseQuery(options?: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<HelpPageQueryVariables>): unknown { return Apollo.useSuspenseQuery(HelpPageDocument, options); }