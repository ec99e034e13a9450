import type { GraphQLResolveInfo } from 'graphql';
import type { QueryAssetsArgs } from '../generated/resolvers.ts';
import { pageInfo } from '../platform/page-info.ts';
import { areTilesEnough } from './asset-model.ts';
import { listQuery } from './asset-query.ts';
import type { CatalogApi } from './CatalogApi.ts';

/** A page of patterns; read in their short form where that answers all that is asked of them. */
export async function assetList(catalog: CatalogApi, args: QueryAssetsArgs, info: GraphQLResolveInfo) {
  const query = listQuery(args);
  const isShort = areTilesEnough(info, ['items']);
  const { assets, pagination, reading } = await (isShort ? catalog.tiles(query) : catalog.list(query));
  return { items: assets, pageInfo: pageInfo(pagination), reading };
}
