import * as v from 'valibot';
import { defineCall } from '../../platform/http/contract.ts';
import { IdField } from '../../platform/http/fields.ts';

const OwnTilesSchema = v.object({
  /** Newest first, at most 5000. */
  tiles: v.array(
    v.object({
      submissionId: v.string(),
      /** The listing it is a version of; null before the first approval. */
      assetId: v.nullable(v.string()),
      title: v.string(),
      /** Identifies the drawing, whatever its colors, rotation and shift: signed bytes in base64. */
      fingerprint: v.string(),
    }),
  ),
});
/** A studio's drawings, used to detect copies. */
export type OwnTilesDto = v.InferOutput<typeof OwnTilesSchema>;

/** Named schemas for a studio's drawings. */
export const ownTileSchemas = { OwnTiles: OwnTilesSchema };

/** Endpoints for a studio's drawings. */
export const ownTileCalls = {
  tiles: defineCall({
    method: 'get',
    path: '/studios/{studioId}/tiles',
    summary: "Lists the fingerprints of a studio's drawings, by which a client detects copies before uploading a file.",
    auth: 'studio.upload',
    params: v.object({ studioId: IdField }),
    response: OwnTilesSchema,
    errors: ['not_found'],
  }),
};
