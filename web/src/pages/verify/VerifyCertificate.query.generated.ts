/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as Apollo from '@apollo/client/react';
/** What is true of a licence whose certificate is verified. */
export type CertificateStatus =
  /** The purchase was refunded: the licence may not be used any more. */
  | 'REFUNDED'
  /** A wider licence of the same pattern took its place. */
  | 'SUPERSEDED'
  /** The licence is held. */
  | 'VALID';

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

export type VerifyCertificateQueryVariables = Exact<{
  code: string;
}>;


export type VerifyCertificateQuery = { verifyCertificate: { __typename: 'Certificate', code: string, status: Types.CertificateStatus, statusSince: string | null, holder: string, title: string, assetId: string, license: Types.LicenseType, licenseNumber: string, licenseTermsVersion: number | null, acquiredAt: string, palette: { __typename: 'Palette', slug: string, name: string, ground: string, inks: Array<string> } | null, asset: { __typename: 'Asset', id: string, slug: string, altText: string, dominantColor: string, previews: Array<{ __typename: 'Preview', url: string, fallbackUrl: string, width: number }> } | null } | null };


export const VerifyCertificateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VerifyCertificate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyCertificate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusSince"}},{"kind":"Field","name":{"kind":"Name","value":"holder"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"assetId"}},{"kind":"Field","name":{"kind":"Name","value":"license"}},{"kind":"Field","name":{"kind":"Name","value":"palette"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ground"}},{"kind":"Field","name":{"kind":"Name","value":"inks"}}]}},{"kind":"Field","name":{"kind":"Name","value":"licenseNumber"}},{"kind":"Field","name":{"kind":"Name","value":"licenseTermsVersion"}},{"kind":"Field","name":{"kind":"Name","value":"acquiredAt"}},{"kind":"Field","name":{"kind":"Name","value":"asset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"altText"}},{"kind":"Field","name":{"kind":"Name","value":"dominantColor"}},{"kind":"Field","name":{"kind":"Name","value":"previews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fallbackUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}}]}}]}}]}}]} as unknown as DocumentNode<VerifyCertificateQuery, VerifyCertificateQueryVariables>;
export const useVerifyCertificateQuery = (options: Apollo.SkipToken | Apollo.useQuery.Options<VerifyCertificateQuery, VerifyCertificateQueryVariables>) => Apollo.useQuery(VerifyCertificateDocument, options);
export const useVerifyCertificateLazyQuery = (options?: Apollo.useLazyQuery.Options<VerifyCertificateQuery, VerifyCertificateQueryVariables>) => Apollo.useLazyQuery(VerifyCertificateDocument, options);
export function useVerifyCertificateSuspenseQuery(options: Apollo.useSuspenseQuery.Options<VerifyCertificateQueryVariables>): Apollo.useSuspenseQuery.Result<VerifyCertificateQuery, VerifyCertificateQueryVariables, 'complete' | 'streaming'>;
export function useVerifyCertificateSuspenseQuery(options: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<VerifyCertificateQueryVariables>): Apollo.useSuspenseQuery.Result<VerifyCertificateQuery, VerifyCertificateQueryVariables, 'complete' | 'streaming' | 'empty'>;
export function useVerifyCertificateSuspenseQuery(options: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<VerifyCertificateQueryVariables>): unknown { return Apollo.useSuspenseQuery(VerifyCertificateDocument, options); }