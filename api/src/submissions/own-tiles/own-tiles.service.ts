import type { Actor } from '@halfdrop/domain';
import type { Foundation } from '../../domain-module.ts';
import { requireStudio } from '../../studios/require-studio.ts';
import type { OwnTilesDto } from './own-tiles.contract.ts';
import { findTilesOfStudio } from './own-tiles.repository.ts';

/** A studio's drawings, for its members. */
export interface OwnTileService {
  /** @throws not_found */
  tiles(actor: Actor, studioId: string): Promise<OwnTilesDto>;
}

/** Creates the service. */
export function createOwnTileService({ db }: Pick<Foundation, 'db'>): OwnTileService {
  return {
    async tiles(actor, studioId) {
      const studio = requireStudio(actor, 'studio.upload', studioId);
      const rows = await findTilesOfStudio(db, studio);
      return {
        tiles: rows.map(({ id: submissionId, asset_id: assetId, title, fingerprint }) => ({
          submissionId,
          assetId,
          title,
          fingerprint,
        })),
      };
    },
  };
}
