import type { ApolloClient } from '@apollo/client';
import { OwnedAsset_AssetFragmentDoc } from './OwnedAsset.fragment.generated.ts';
import { OwnedAssetsDocument } from './OwnedAssets.query.generated.ts';

const MAX_AT_ONCE = 100;

/** Patterns queued for the next batch. */
const waiting = new WeakMap<ApolloClient, Set<string>>();

async function learn(client: ApolloClient, ids: string[]): Promise<void> {
  try {
    const { data } = await client.query({ query: OwnedAssetsDocument, variables: { ids }, fetchPolicy: 'no-cache' });
    const owned = data?.ownedAssetIds;
    if (!owned) return;
    for (const id of ids) {
      const asset = { __typename: 'Asset' as const, id, viewerHasLicense: owned.includes(id) };
      client.cache.writeFragment({ fragment: OwnedAsset_AssetFragmentDoc, data: asset });
    }
  } catch (cause) {
    console.info('Which patterns are owned was not loaded.', cause);
  }
}

/** Queries whether the viewer owns a pattern; concurrent queries are batched into one. */
export function askWhetherOwned(client: ApolloClient, assetId: string): void {
  const known = waiting.get(client);
  if (known) {
    known.add(assetId);
    return;
  }
  const ids = new Set([assetId]);
  waiting.set(client, ids);
  queueMicrotask(() => {
    waiting.delete(client);
    const all = [...ids];
    for (let from = 0; from < all.length; from += MAX_AT_ONCE) void learn(client, all.slice(from, from + MAX_AT_ONCE));
  });
}
