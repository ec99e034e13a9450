import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { StudioTilesDocument } from './StudioTiles.query.generated.ts';
import type { UploadQueue } from './upload-queue.ts';

/** Has the files of a queue compared with what the studio has uploaded before. */
export function useOwnTiles(studioId: string, queue: UploadQueue): void {
  const client = useApolloClient();
  useEffect(() => {
    queue.tiles.askBy(async () => {
      const { data } = await client.query({ query: StudioTilesDocument, variables: { studioId } });
      return data?.studioTiles ?? [];
    });
  }, [client, queue, studioId]);
}
