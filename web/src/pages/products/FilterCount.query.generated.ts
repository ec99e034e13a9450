/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as Apollo from '@apollo/client/react';
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

export type FilterCountQueryVariables = Exact<{
  filter: Types.AssetFilter;
}>;


export type FilterCountQuery = { assets: { __typename: 'AssetPage', pageInfo: { __typename: 'PageInfo', totalItems: number } } | null };


export const FilterCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FilterCount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssetFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]}}]} as unknown as DocumentNode<FilterCountQuery, FilterCountQueryVariables>;
export const useFilterCountQuery = (options: Apollo.SkipToken | Apollo.useQuery.Options<FilterCountQuery, FilterCountQueryVariables>) => Apollo.useQuery(FilterCountDocument, options);
export const useFilterCountLazyQuery = (options?: Apollo.useLazyQuery.Options<FilterCountQuery, FilterCountQueryVariables>) => Apollo.useLazyQuery(FilterCountDocument, options);
export function useFilterCountSuspenseQuery(options: Apollo.useSuspenseQuery.Options<FilterCountQueryVariables>): Apollo.useSuspenseQuery.Result<FilterCountQuery, FilterCountQueryVariables, 'complete' | 'streaming'>;
export function useFilterCountSuspenseQuery(options: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<FilterCountQueryVariables>): Apollo.useSuspenseQuery.Result<FilterCountQuery, FilterCountQueryVariables, 'complete' | 'streaming' | 'empty'>;
export function useFilterCountSuspenseQuery(options: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<FilterCountQueryVariables>): unknown { return Apollo.useSuspenseQuery(FilterCountDocument, options); }