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

export type UpgradePriceQueryVariables = Exact<{
  assetId: string;
}>;


export type UpgradePriceQuery = { cartQuote: { __typename: 'CartQuote', cart: { __typename: 'Cart', id: string, items: Array<{ __typename: 'CartItem', id: string, price: { __typename: 'Price', usd: { __typename: 'Money', minorUnits: number, currency: Types.Currency }, inr: { __typename: 'Money', minorUnits: number, currency: Types.Currency } } | null }> } } };


export const UpgradePriceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UpgradePrice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assetId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cartQuote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"items"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"assetId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assetId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"license"},"value":{"kind":"EnumValue","value":"EXTENDED"}}]}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"usd"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inr"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<UpgradePriceQuery, UpgradePriceQueryVariables>;
export const useUpgradePriceQuery = (options: Apollo.SkipToken | Apollo.useQuery.Options<UpgradePriceQuery, UpgradePriceQueryVariables>) => Apollo.useQuery(UpgradePriceDocument, options);
export const useUpgradePriceLazyQuery = (options?: Apollo.useLazyQuery.Options<UpgradePriceQuery, UpgradePriceQueryVariables>) => Apollo.useLazyQuery(UpgradePriceDocument, options);
export function useUpgradePriceSuspenseQuery(options: Apollo.useSuspenseQuery.Options<UpgradePriceQueryVariables>): Apollo.useSuspenseQuery.Result<UpgradePriceQuery, UpgradePriceQueryVariables, 'complete' | 'streaming'>;
export function useUpgradePriceSuspenseQuery(options: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<UpgradePriceQueryVariables>): Apollo.useSuspenseQuery.Result<UpgradePriceQuery, UpgradePriceQueryVariables, 'complete' | 'streaming' | 'empty'>;
export function useUpgradePriceSuspenseQuery(options: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<UpgradePriceQueryVariables>): unknown { return Apollo.useSuspenseQuery(UpgradePriceDocument, options); }