import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';

/** Colors that go together: a ground and inks, as `#rrggbb`. */
export const PaletteSchema = v.object({
  slug: v.string(),
  name: v.string(),
  ground: v.string(),
  inks: v.array(v.string()),
});
/** Colors that go together. */
export type PaletteDto = v.InferOutput<typeof PaletteSchema>;

/** The palettes of the shop. */
const PaletteListSchema = v.object({ palettes: v.array(PaletteSchema) });
/** The palettes of the shop. */
export type PaletteListDto = v.InferOutput<typeof PaletteListSchema>;

/** Slug of the palette a pattern is wanted in; its own colors when left out or null. */
export const PaletteField = v.optional(v.nullable(v.pipe(v.string('Must be text'), v.maxLength(60))), null);

/** The named shapes of these calls. */
export const paletteSchemas = { Palette: PaletteSchema, PaletteList: PaletteListSchema };

/** The calls about palettes. */
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
