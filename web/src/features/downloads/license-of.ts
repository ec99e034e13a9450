import type { ApolloClient } from '@apollo/client';
import { LicenseOfDocument } from './LicenseOf.query.generated.ts';

/** Looks up the viewer's license for a pattern, page by page; null if they have none. */
export async function licenseOf(client: ApolloClient, assetId: string): Promise<string | null> {
  for (let page = 1; ; page += 1) {
    const variables = { assetId, page };
    const { data } = await client.query({ query: LicenseOfDocument, variables, fetchPolicy: 'no-cache' });
    const held = data?.library?.items.find(({ asset }) => asset?.id === assetId);
    if (held) return held.id;
    const isFurtherBack = data?.asset?.viewerHasLicense === true && data.library?.pageInfo.hasNextPage === true;
    if (!isFurtherBack) return null;
  }
}
