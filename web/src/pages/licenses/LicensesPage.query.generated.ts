/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as Apollo from '@apollo/client/react';
/** The currencies the price book holds. Payment is always in `USD`. */
export type Currency =
  /** Indian rupee; minor unit: paisa. */
  | 'INR'
  /** United States dollar; minor unit: cent. */
  | 'USD';

/** Formats of production files. */
export type FileFormat =
  /** Adobe Illustrator, PDF-compatible. */
  | 'AI'
  /** Encapsulated PostScript. */
  | 'EPS'
  /** High-resolution JPEG. */
  | 'JPG'
  /** Vector PDF with one layer per motif group. */
  | 'PDF'
  /** Lossless raster. */
  | 'PNG'
  /** Layered Photoshop document. */
  | 'PSD'
  /** Scalable vector. */
  | 'SVG';

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

export type LicensesPageQueryVariables = Exact<{ [key: string]: never; }>;


export type LicensesPageQuery = { contentPage: { __typename: 'ContentPage', slug: string, title: string, summary: string, body: string, version: number, publishedAt: string, effectiveAt: string, versionInForce: number | null, versions: Array<{ __typename: 'ContentVersion', version: number, effectiveAt: string }> } | null, licenses: Array<{ __typename: 'License', type: Types.LicenseType, name: string, permits: string, forbids: string, needsAttribution: boolean, formats: Array<Types.FileFormat>, availability: string, uses: Array<{ __typename: 'LicenseUse', name: string, answer: Types.LicenseAnswer }>, surcharge: { __typename: 'Price', usd: { __typename: 'Money', minorUnits: number, currency: Types.Currency }, inr: { __typename: 'Money', minorUnits: number, currency: Types.Currency } } | null }> };


export const LicensesPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LicensesPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"StringValue","value":"licenses","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContentText_page"}}]}},{"kind":"Field","name":{"kind":"Name","value":"licenses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LicenseTable_license"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContentText_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveAt"}},{"kind":"Field","name":{"kind":"Name","value":"versionInForce"}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LicenseTable_license"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"License"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"permits"}},{"kind":"Field","name":{"kind":"Name","value":"forbids"}},{"kind":"Field","name":{"kind":"Name","value":"needsAttribution"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"formats"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"surcharge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"usd"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inr"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]} as unknown as DocumentNode<LicensesPageQuery, LicensesPageQueryVariables>;
export const useLicensesPageQuery = (options?: Apollo.SkipToken | Apollo.useQuery.Options<LicensesPageQuery, LicensesPageQueryVariables>) => Apollo.useQuery(LicensesPageDocument, options);
export const useLicensesPageLazyQuery = (options?: Apollo.useLazyQuery.Options<LicensesPageQuery, LicensesPageQueryVariables>) => Apollo.useLazyQuery(LicensesPageDocument, options);
export function useLicensesPageSuspenseQuery(options?: Apollo.useSuspenseQuery.Options<LicensesPageQueryVariables>): Apollo.useSuspenseQuery.Result<LicensesPageQuery, LicensesPageQueryVariables, 'complete' | 'streaming'>;
export function useLicensesPageSuspenseQuery(options?: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<LicensesPageQueryVariables>): Apollo.useSuspenseQuery.Result<LicensesPageQuery, LicensesPageQueryVariables, 'complete' | 'streaming' | 'empty'>;
export function useLicensesPageSuspenseQuery(options?: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<LicensesPageQueryVariables>): unknown { return Apollo.useSuspenseQuery(LicensesPageDocument, options); }