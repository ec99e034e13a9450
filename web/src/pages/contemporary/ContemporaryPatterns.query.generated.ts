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

/** What a list of patterns is narrowed to. Values within one field widen, fields among each other narrow. */
export type AssetFilter = {
  /** An asset id: `HD-` and 8 digits, or the 8 digits alone. */
  assetId?: string | null | undefined;
  /** Slugs of menu or filter categories. */
  categories?: Array<string> | null | undefined;
  /** Slug of a shop collection; an unknown one holds nothing. */
  collection?: string | null | undefined;
  /** Colour names as in `Asset.colors`. */
  colors?: Array<string> | null | undefined;
  /** Slugs of design collections. */
  designCollections?: Array<string> | null | undefined;
  /** Slugs or numbers of studios. */
  designers?: Array<string> | null | undefined;
  /** True: only free patterns; false: only paid ones. */
  isFree?: boolean | null | undefined;
  /** True: only patterns published in the last 14 days. */
  isNew?: boolean | null | undefined;
  /** True: only premium patterns; false: only others. */
  isPremium?: boolean | null | undefined;
  /** Facts of which a pattern has at least one. */
  labels?: Array<AssetLabel> | null | undefined;
  /** Licence kinds. */
  licenseTypes?: Array<LicenseType> | null | undefined;
  /** Highest standard price in US cents, inclusive. */
  maxPrice?: number | null | undefined;
  /** Lowest standard price in US cents, inclusive. */
  minPrice?: number | null | undefined;
  /** Proportions of the tile. */
  orientations?: Array<Orientation> | null | undefined;
  /** How the file repeats. */
  repeats?: Array<RepeatLayout> | null | undefined;
  /** Words in title, tags, studio and description; a typing error or two is forgiven. At most 200 characters. */
  search?: string | null | undefined;
  /** Slugs of subcategories. */
  subcategories?: Array<string> | null | undefined;
  /** Tags. */
  tags?: Array<string> | null | undefined;
};

/** What can be said of a pattern by its facts. */
export type AssetLabel =
  /** One of the 60 that people have downloaded most. */
  | 'BESTSELLER'
  /** One of the editor's selection, `/collections/featured`. */
  | 'FEATURED'
  /** Published in the last 14 days. */
  | 'NEW'
  /** Of the premium collections. */
  | 'PREMIUM';

/** Orders of a pattern list. Ties are broken by age, newest first. */
export type AssetSort =
  /** The order of the collection in `AssetFilter.collection`; as `POPULAR` without one. */
  | 'COLLECTION'
  /** Newest first. */
  | 'NEWEST'
  /** Most downloads first; the default. */
  | 'POPULAR'
  /** Dearest first. */
  | 'PRICE_HIGH'
  /** Cheapest first. */
  | 'PRICE_LOW'
  /** Best rated first. */
  | 'RATING';

/** The currencies the price book holds. Payment is always in `USD`. */
export type Currency =
  /** Indian rupee; minor unit: paisa. */
  | 'INR'
  /** United States dollar; minor unit: cent. */
  | 'USD';

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

/** Proportion of a tile, derived from its size. */
export type Orientation =
  /** Wider than high. */
  | 'LANDSCAPE'
  /** Higher than wide. */
  | 'PORTRAIT'
  /** As wide as high. */
  | 'SQUARE';

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

export type ContemporaryPatternsQueryVariables = Exact<{
  filter: Types.AssetFilter;
  sort: Types.AssetSort;
  page: number;
}>;


export type ContemporaryPatternsQuery = { assets: { __typename: 'AssetPage', items: Array<{ __typename: 'Asset', id: string, slug: string, assetId: string, title: string, badge: Types.AssetBadge | null, endsAt: string | null, opensAt: string, isFree: boolean, isPremium: boolean, isNew: boolean, dominantColor: string, altText: string, designer: { __typename: 'Designer', id: string, name: string }, price: { __typename: 'Price', usd: { __typename: 'Money', minorUnits: number, currency: Types.Currency }, inr: { __typename: 'Money', minorUnits: number, currency: Types.Currency } } | null, originalPrice: { __typename: 'Price', usd: { __typename: 'Money', minorUnits: number, currency: Types.Currency }, inr: { __typename: 'Money', minorUnits: number, currency: Types.Currency } } | null, straightUnit: { __typename: 'StraightUnit', columns: number, rows: number, previews: Array<{ __typename: 'Preview', url: string, width: number }> } | null, extendedPrice: { __typename: 'Price', usd: { __typename: 'Money', minorUnits: number } } | null, previews: Array<{ __typename: 'Preview', url: string, width: number, fallbackUrl: string }> }>, pageInfo: { __typename: 'PageInfo', page: number, totalItems: number, totalPages: number } } | null };


export const ContemporaryPatternsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContemporaryPatterns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssetFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssetSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"24"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatternList_asset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatternPicture_asset"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Asset"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"altText"}},{"kind":"Field","name":{"kind":"Name","value":"dominantColor"}},{"kind":"Field","name":{"kind":"Name","value":"previews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fallbackUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatternTile_asset"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Asset"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"assetId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"designer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"usd"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inr"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"originalPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"usd"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inr"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"badge"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}},{"kind":"Field","name":{"kind":"Name","value":"isPremium"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"straightUnit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"previews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatternPicture_asset"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddToBagButton_asset"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Asset"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"dominantColor"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"usd"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"extendedPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"usd"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"previews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatternList_asset"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Asset"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatternTile_asset"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddToBagButton_asset"}}]}}]} as unknown as DocumentNode<ContemporaryPatternsQuery, ContemporaryPatternsQueryVariables>;
export const useContemporaryPatternsQuery = (options: Apollo.SkipToken | Apollo.useQuery.Options<ContemporaryPatternsQuery, ContemporaryPatternsQueryVariables>) => Apollo.useQuery(ContemporaryPatternsDocument, options);
export const useContemporaryPatternsLazyQuery = (options?: Apollo.useLazyQuery.Options<ContemporaryPatternsQuery, ContemporaryPatternsQueryVariables>) => Apollo.useLazyQuery(ContemporaryPatternsDocument, options);
export function useContemporaryPatternsSuspenseQuery(options: Apollo.useSuspenseQuery.Options<ContemporaryPatternsQueryVariables>): Apollo.useSuspenseQuery.Result<ContemporaryPatternsQuery, ContemporaryPatternsQueryVariables, 'complete' | 'streaming'>;
export function useContemporaryPatternsSuspenseQuery(options: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<ContemporaryPatternsQueryVariables>): Apollo.useSuspenseQuery.Result<ContemporaryPatternsQuery, ContemporaryPatternsQueryVariables, 'complete' | 'streaming' | 'empty'>;
export function useContemporaryPatternsSuspenseQuery(options: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<ContemporaryPatternsQueryVariables>): unknown { return Apollo.useSuspenseQuery(ContemporaryPatternsDocument, options); }