import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { StudioTilesDocument } from './StudioTiles.query.generated.ts';
import type { UploadQueue } from './upload-queue.ts';

/** Enables comparing the queue's files with the studio's earlier uploads. */
export function useOwnTiles(studioId: string, queue: UploadQueue): void {
  const client = useApolloClient();
  useEffect(() => {
    queue.tiles.askBy(async () => {
      const { data } = await client.query({ query: StudioTilesDocument, variables: { studioId } });
      return data?.studioTiles ?? [];
    });
  }, [client, queue, studioId]);
}
