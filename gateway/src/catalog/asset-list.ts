import type { GraphQLResolveInfo } from 'graphql';
import type { QueryAssetsArgs } from '../generated/resolvers.ts';
import { writeItems } from '../platform/graphql/written-items.ts';
import { unparsedItems } from '../platform/list-reply.ts';
import { pageInfo } from '../platform/page-info.ts';
import type { RequestContext } from '../platform/request-context.ts';
import { areTilesEnough } from './asset-model.ts';
import { listQuery } from './asset-query.ts';
import type { CatalogApi } from './CatalogApi.ts';

/** Resolves a page of patterns, reading and writing them in short form without resolving each field where possible. */
export async function assetList(
  { catalog, texts }: Pick<RequestContext, 'texts'> & { readonly catalog: CatalogApi },
  args: QueryAssetsArgs,
  info: GraphQLResolveInfo,
) {
  const query = listQuery(args);
  const isShort = areTilesEnough(info, ['items']);
  const page = await (isShort ? catalog.tiles(query) : catalog.list(query));
  const { pagination, reading } = page;
  const unparsed = texts && unparsedItems(page);
  const isWritten = texts && unparsed && writeItems(texts, info, 'items', unparsed);
  return { items: isWritten ? [] : page.assets, pageInfo: pageInfo(pagination), reading };
}
