import type { BrowserContextOptions } from 'playwright-core';
import { graphql, valueAt } from './graphql.ts';

const viewerQuery =
  'query Viewer { viewer { id name username email role avatarUrl freeDownloads hasActiveSubscription createdAt } }';

/** Returns the browser storage of a signed-in person. */
export async function signedInStorage(
  shopUrl: string,
  token: string,
): Promise<NonNullable<BrowserContextOptions['storageState']>> {
  const user = JSON.stringify(valueAt(await graphql(shopUrl, { query: viewerQuery, token }), 'viewer'));
  const localStorage = Object.entries({ authToken: token, user }).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: shopUrl, localStorage }] };
}
