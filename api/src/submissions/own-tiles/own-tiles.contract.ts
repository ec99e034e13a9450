import * as v from 'valibot';
import { defineCall } from '../../platform/http/contract.ts';
import { IdField } from '../../platform/http/fields.ts';

const OwnTilesSchema = v.object({
  /** The newest first, at most 5000. */
  tiles: v.array(
    v.object({
      submissionId: v.string(),
      /** The pattern on sale of which it is a version; null before the first was approved. */
      assetId: v.nullable(v.string()),
      title: v.string(),
      /** What tells the same drawing, whatever its colors, turns and shifts: signed bytes in base64. */
      fingerprint: v.string(),
    }),
  ),
});
/** The drawings of a studio, among which copies are looked for. */
export type OwnTilesDto = v.InferOutput<typeof OwnTilesSchema>;

/** The named shapes of a studio's drawings. */
export const ownTileSchemas = { OwnTiles: OwnTilesSchema };

/** The calls on a studio's drawings. */
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
