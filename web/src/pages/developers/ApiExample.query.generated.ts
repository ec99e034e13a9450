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

/** How a tile is laid to repeat. */
export type RepeatLayout =
  /** Straight grid. */
  | 'BLOCK'
  /** Every second row shifts sideways by half a tile. */
  | 'BRICK'
  /** Every second column shifts down by half a tile. */
  | 'HALF_DROP'
  /** Every second tile is mirrored. */
  | 'MIRROR';

export type ApiExampleQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiExampleQuery = { assets: { __typename: 'AssetPage', items: Array<{ __typename: 'Asset', id: string, assetId: string, title: string, rating: number | null, repeat: Types.RepeatLayout, designer: { __typename: 'Designer', id: string, name: string }, swatches: Array<{ __typename: 'Swatch', hex: string, share: number }>, price: { __typename: 'Price', usd: { __typename: 'Money', minorUnits: number, currency: Types.Currency } } | null }>, pageInfo: { __typename: 'PageInfo', totalItems: number } } | null };


export const ApiExampleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiExample"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"colors"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"Blue","block":false}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"licenseTypes"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"EXTENDED"}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"RATING"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"assetId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"repeat"}},{"kind":"Field","name":{"kind":"Name","value":"designer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"swatches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hex"}},{"kind":"Field","name":{"kind":"Name","value":"share"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"usd"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]}}]} as unknown as DocumentNode<ApiExampleQuery, ApiExampleQueryVariables>;
export const useApiExampleQuery = (options?: Apollo.SkipToken | Apollo.useQuery.Options<ApiExampleQuery, ApiExampleQueryVariables>) => Apollo.useQuery(ApiExampleDocument, options);
export const useApiExampleLazyQuery = (options?: Apollo.useLazyQuery.Options<ApiExampleQuery, ApiExampleQueryVariables>) => Apollo.useLazyQuery(ApiExampleDocument, options);
export function useApiExampleSuspenseQuery(options?: Apollo.useSuspenseQuery.Options<ApiExampleQueryVariables>): Apollo.useSuspenseQuery.Result<ApiExampleQuery, ApiExampleQueryVariables, 'complete' | 'streaming'>;
export function useApiExampleSuspenseQuery(options?: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<ApiExampleQueryVariables>): Apollo.useSuspenseQuery.Result<ApiExampleQuery, ApiExampleQueryVariables, 'complete' | 'streaming' | 'empty'>;
export function useApiExampleSuspenseQuery(options?: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<ApiExampleQueryVariables>): unknown { return Apollo.useSuspenseQuery(ApiExampleDocument, options); }