/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as Apollo from '@apollo/client/react';
/** A way to pay. */
export type PaymentMethod =
  /** Apple Pay, on devices that have it. */
  | 'APPLE_PAY'
  /** Major credit and debit cards. */
  | 'CARD'
  /** PayPal. */
  | 'PAYPAL';

export type PaymentMethodsQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentMethodsQuery = { paymentMethods: Array<Types.PaymentMethod> | null, isPaymentTest: boolean | null };


export const PaymentMethodsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentMethods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentMethods"}},{"kind":"Field","name":{"kind":"Name","value":"isPaymentTest"}}]}}]} as unknown as DocumentNode<PaymentMethodsQuery, PaymentMethodsQueryVariables>;
export const usePaymentMethodsQuery = (options?: Apollo.SkipToken | Apollo.useQuery.Options<PaymentMethodsQuery, PaymentMethodsQueryVariables>) => Apollo.useQuery(PaymentMethodsDocument, options);
export const usePaymentMethodsLazyQuery = (options?: Apollo.useLazyQuery.Options<PaymentMethodsQuery, PaymentMethodsQueryVariables>) => Apollo.useLazyQuery(PaymentMethodsDocument, options);
export function usePaymentMethodsSuspenseQuery(options?: Apollo.useSuspenseQuery.Options<PaymentMethodsQueryVariables>): Apollo.useSuspenseQuery.Result<PaymentMethodsQuery, PaymentMethodsQueryVariables, 'complete' | 'streaming'>;
export function usePaymentMethodsSuspenseQuery(options?: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<PaymentMethodsQueryVariables>): Apollo.useSuspenseQuery.Result<PaymentMethodsQuery, PaymentMethodsQueryVariables, 'complete' | 'streaming' | 'empty'>;
export function usePaymentMethodsSuspenseQuery(options?: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<PaymentMethodsQueryVariables>): unknown { return Apollo.useSuspenseQuery(PaymentMethodsDocument, options); }