/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as Apollo from '@apollo/client/react';
/** What downloads by people say of a pattern. */
export type AssetBadge =
  /** New, and trending already. */
  | 'HOT'
  /** One of the 48 with most downloads of all time. */
  | 'POPULAR'
  /** One of the 48 with most downloads of late: one counts half as much with every week that passes. */
  | 'TRENDING';

/** The currencies the price book holds. Payment is always in `USD`. */
export type Currency =
  /** Indian rupee; minor unit: paisa. */
  | 'INR'
  /** United States dollar; minor unit: cent. */
  | 'USD';

export type CoordinatesQueryVariables = Exact<{
  id: string;
}>;


export type CoordinatesQuery = { coordinates: Array<{ __typename: 'Asset', id: string, slug: string, assetId: string, title: string, badge: Types.AssetBadge | null, endsAt: string | null, opensAt: string, isFree: boolean, isPremium: boolean, isNew: boolean, altText: string, dominantColor: string, designer: { __typename: 'Designer', id: string, name: string }, price: { __typename: 'Price', usd: { __typename: 'Money', minorUnits: number, currency: Types.Currency }, inr: { __typename: 'Money', minorUnits: number, currency: Types.Currency } } | null, originalPrice: { __typename: 'Price', usd: { __typename: 'Money', minorUnits: number, currency: Types.Currency }, inr: { __typename: 'Money', minorUnits: number, currency: Types.Currency } } | null, straightUnit: { __typename: 'StraightUnit', columns: number, rows: number, previews: Array<{ __typename: 'Preview', url: string, width: number }> } | null, previews: Array<{ __typename: 'Preview', url: string, fallbackUrl: string, width: number }> }> };


export const CoordinatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Coordinates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coordinates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"8"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatternTile_asset"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatternPicture_asset"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Asset"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"altText"}},{"kind":"Field","name":{"kind":"Name","value":"dominantColor"}},{"kind":"Field","name":{"kind":"Name","value":"previews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fallbackUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatternTile_asset"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Asset"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"assetId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"designer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"usd"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inr"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"originalPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"usd"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inr"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"badge"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}},{"kind":"Field","name":{"kind":"Name","value":"isPremium"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"straightUnit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"previews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatternPicture_asset"}}]}}]} as unknown as DocumentNode<CoordinatesQuery, CoordinatesQueryVariables>;
export const useCoordinatesQuery = (options: Apollo.SkipToken | Apollo.useQuery.Options<CoordinatesQuery, CoordinatesQueryVariables>) => Apollo.useQuery(CoordinatesDocument, options);
export const useCoordinatesLazyQuery = (options?: Apollo.useLazyQuery.Options<CoordinatesQuery, CoordinatesQueryVariables>) => Apollo.useLazyQuery(CoordinatesDocument, options);
export function useCoordinatesSuspenseQuery(options: Apollo.useSuspenseQuery.Options<CoordinatesQueryVariables>): Apollo.useSuspenseQuery.Result<CoordinatesQuery, CoordinatesQueryVariables, 'complete' | 'streaming'>;
export function useCoordinatesSuspenseQuery(options: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<CoordinatesQueryVariables>): Apollo.useSuspenseQuery.Result<CoordinatesQuery, CoordinatesQueryVariables, 'complete' | 'streaming' | 'empty'>;
export function useCoordinatesSuspenseQuery(options: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<CoordinatesQueryVariables>): unknown { return Apollo.useSuspenseQuery(CoordinatesDocument, options); }