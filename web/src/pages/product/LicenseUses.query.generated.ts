/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as Apollo from '@apollo/client/react';
/** Whether a licence lets one do something. */
export type LicenseAnswer =
  /** It does not. */
  | 'NO'
  /** It does. */
  | 'YES'
  /** It does, where the designer is named. */
  | 'YES_WITH_CREDIT';

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

export type LicenseUsesQueryVariables = Exact<{ [key: string]: never; }>;


export type LicenseUsesQuery = { licenses: Array<{ __typename: 'License', type: Types.LicenseType, name: string, uses: Array<{ __typename: 'LicenseUse', name: string, answer: Types.LicenseAnswer }> }> };


export const LicenseUsesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LicenseUses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"licenses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}}]}}]} as unknown as DocumentNode<LicenseUsesQuery, LicenseUsesQueryVariables>;
export const useLicenseUsesQuery = (options?: Apollo.SkipToken | Apollo.useQuery.Options<LicenseUsesQuery, LicenseUsesQueryVariables>) => Apollo.useQuery(LicenseUsesDocument, options);
export const useLicenseUsesLazyQuery = (options?: Apollo.useLazyQuery.Options<LicenseUsesQuery, LicenseUsesQueryVariables>) => Apollo.useLazyQuery(LicenseUsesDocument, options);
export function useLicenseUsesSuspenseQuery(options?: Apollo.useSuspenseQuery.Options<LicenseUsesQueryVariables>): Apollo.useSuspenseQuery.Result<LicenseUsesQuery, LicenseUsesQueryVariables, 'complete' | 'streaming'>;
export function useLicenseUsesSuspenseQuery(options?: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<LicenseUsesQueryVariables>): Apollo.useSuspenseQuery.Result<LicenseUsesQuery, LicenseUsesQueryVariables, 'complete' | 'streaming' | 'empty'>;
export function useLicenseUsesSuspenseQuery(options?: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<LicenseUsesQueryVariables>): unknown { return Apollo.useSuspenseQuery(LicenseUsesDocument, options); }