/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as Apollo from '@apollo/client/react';
/** How far a pattern is on its way into the shop. */
export type AssetStatus =
  /** On sale. */
  | 'APPROVED'
  /** Being made. */
  | 'DRAFT'
  /** Refused. */
  | 'REJECTED'
  /** Waits for a decision. */
  | 'SUBMITTED'
  /** No longer on sale; owners keep it. */
  | 'WITHDRAWN';

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

export type AdminPageQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminPageQuery = { adminOverview: { __typename: 'AdminOverview', accountCount: number, paidOrderCount: number, returnedPaymentCount: number, openTicketCount: number, overdueTicketCount: number, recentMessageCount: number, countedAt: string, assets: Array<{ __typename: 'AssetStatusCount', status: Types.AssetStatus, count: number }>, newestTickets: Array<{ __typename: 'SupportTicket', number: string, category: Types.HelpTopic | null, subject: string, createdAt: string, dueAt: string }> } | null };


export const AdminPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accountCount"}},{"kind":"Field","name":{"kind":"Name","value":"paidOrderCount"}},{"kind":"Field","name":{"kind":"Name","value":"returnedPaymentCount"}},{"kind":"Field","name":{"kind":"Name","value":"openTicketCount"}},{"kind":"Field","name":{"kind":"Name","value":"overdueTicketCount"}},{"kind":"Field","name":{"kind":"Name","value":"recentMessageCount"}},{"kind":"Field","name":{"kind":"Name","value":"newestTickets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"countedAt"}}]}}]}}]} as unknown as DocumentNode<AdminPageQuery, AdminPageQueryVariables>;
export const useAdminPageQuery = (options?: Apollo.SkipToken | Apollo.useQuery.Options<AdminPageQuery, AdminPageQueryVariables>) => Apollo.useQuery(AdminPageDocument, options);
export const useAdminPageLazyQuery = (options?: Apollo.useLazyQuery.Options<AdminPageQuery, AdminPageQueryVariables>) => Apollo.useLazyQuery(AdminPageDocument, options);
export function useAdminPageSuspenseQuery(options?: Apollo.useSuspenseQuery.Options<AdminPageQueryVariables>): Apollo.useSuspenseQuery.Result<AdminPageQuery, AdminPageQueryVariables, 'complete' | 'streaming'>;
export function useAdminPageSuspenseQuery(options?: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<AdminPageQueryVariables>): Apollo.useSuspenseQuery.Result<AdminPageQuery, AdminPageQueryVariables, 'complete' | 'streaming' | 'empty'>;
export function useAdminPageSuspenseQuery(options?: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<AdminPageQueryVariables>): unknown { return Apollo.useSuspenseQuery(AdminPageDocument, options); }