/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as Apollo from '@apollo/client/react';
/** Kinds of licence. */
export type LicenseType =
  /** Commercial use under a subscription. */
  | 'COMMERCIAL'
  /** Full commercial use without attribution, resale products included. */
  | 'EXTENDED'
  /** Personal projects only. */
  | 'PERSONAL'
  /** Personal and commercial use with attribution, no resale. */
  | 'STANDARD';

export type PlanQuotaQueryVariables = Exact<{ [key: string]: never; }>;


export type PlanQuotaQuery = { viewer: { __typename: 'User', id: string, downloadQuota: { __typename: 'DownloadQuota', planName: string, license: Types.LicenseType, includesPremium: boolean, hasEarlyAccess: boolean, limit: number | null, used: number, left: number | null, resetsAt: string } | null } | null };


export const PlanQuotaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanQuota"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"downloadQuota"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DownloadQuota_quota"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DownloadQuota_quota"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DownloadQuota"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planName"}},{"kind":"Field","name":{"kind":"Name","value":"license"}},{"kind":"Field","name":{"kind":"Name","value":"includesPremium"}},{"kind":"Field","name":{"kind":"Name","value":"hasEarlyAccess"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"resetsAt"}}]}}]} as unknown as DocumentNode<PlanQuotaQuery, PlanQuotaQueryVariables>;
export const usePlanQuotaQuery = (options?: Apollo.SkipToken | Apollo.useQuery.Options<PlanQuotaQuery, PlanQuotaQueryVariables>) => Apollo.useQuery(PlanQuotaDocument, options);
export const usePlanQuotaLazyQuery = (options?: Apollo.useLazyQuery.Options<PlanQuotaQuery, PlanQuotaQueryVariables>) => Apollo.useLazyQuery(PlanQuotaDocument, options);
export function usePlanQuotaSuspenseQuery(options?: Apollo.useSuspenseQuery.Options<PlanQuotaQueryVariables>): Apollo.useSuspenseQuery.Result<PlanQuotaQuery, PlanQuotaQueryVariables, 'complete' | 'streaming'>;
export function usePlanQuotaSuspenseQuery(options?: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<PlanQuotaQueryVariables>): Apollo.useSuspenseQuery.Result<PlanQuotaQuery, PlanQuotaQueryVariables, 'complete' | 'streaming' | 'empty'>;
export function usePlanQuotaSuspenseQuery(options?: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<PlanQuotaQueryVariables>): unknown { return Apollo.useSuspenseQuery(PlanQuotaDocument, options); }