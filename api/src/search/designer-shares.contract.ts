import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';
import { AssetDesignerSchema } from '../catalog/catalog.contract.ts';
import { AssetFilterSchema } from './asset-queries.ts';

/** A studio among the matches of a filter: its number of matches and the newest of them. */
const DesignerShareSchema = v.object({
  designer: AssetDesignerSchema,
  assetCount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  coverAssetId: v.string(),
});
/** A studio among the matches of a filter. */
export type DesignerShareDto = v.InferOutput<typeof DesignerShareSchema>;

/** Studios among the matches of a filter, the one with most matches first. */
const DesignerShareListSchema = v.object({ designers: v.array(DesignerShareSchema) });

/** Named schemas of this endpoint. */
export const designerShareSchemas = {
  DesignerShare: DesignerShareSchema,
  DesignerShareList: DesignerShareListSchema,
};

/** Endpoints for matches by studio. */
export const designerShareCalls = {
  designers: defineCall({
    method: 'get',
    path: '/open-api/assets/designers',
    summary: 'Lists the studios of the patterns matching a filter, with the number of patterns of each, most first.',
    auth: 'optional',
    mayBeBehind: true,
    query: AssetFilterSchema,
    response: DesignerShareListSchema,
    errors: [],
  }),
};
