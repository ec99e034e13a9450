import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';

/** Matching colors: a ground and inks, as `#rrggbb`. */
export const PaletteSchema = v.object({
  slug: v.string(),
  name: v.string(),
  ground: v.string(),
  inks: v.array(v.string()),
});
/** Matching colors. */
export type PaletteDto = v.InferOutput<typeof PaletteSchema>;

/** The palettes of the shop. */
const PaletteListSchema = v.object({ palettes: v.array(PaletteSchema) });
/** The palettes of the shop. */
export type PaletteListDto = v.InferOutput<typeof PaletteListSchema>;

/** Slug of the requested palette; omitted or null for the pattern's own colors. */
export const PaletteField = v.optional(v.nullable(v.pipe(v.string('Must be text'), v.maxLength(60))), null);

/** Named schemas of these endpoints. */
export const paletteSchemas = { Palette: PaletteSchema, PaletteList: PaletteListSchema };

/** Endpoints for palettes. */
export const paletteCalls = {
  palettes: defineCall({
    method: 'get',
    path: '/open-api/palettes',
    summary: 'Lists the palettes of the shop. Previews accept their slugs as `palette`.',
    auth: 'optional',
    mayBeBehind: true,
    response: PaletteListSchema,
    errors: [],
  }),
};
