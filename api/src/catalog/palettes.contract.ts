import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';

/** Colours that go together: a ground and inks, as `#rrggbb`. */
const PaletteSchema = v.object({ slug: v.string(), name: v.string(), ground: v.string(), inks: v.array(v.string()) });
/** The palettes of the shop. */
const PaletteListSchema = v.object({ palettes: v.array(PaletteSchema) });
/** The palettes of the shop. */
export type PaletteListDto = v.InferOutput<typeof PaletteListSchema>;

/** The named shapes of these calls. */
export const paletteSchemas = { Palette: PaletteSchema, PaletteList: PaletteListSchema };

/** The calls about palettes. */
export const paletteCalls = {
  palettes: defineCall({
    method: 'get',
    path: '/open-api/palettes',
    summary: 'The palettes of the shop; a preview takes the slug of one as `palette`.',
    auth: 'optional',
    response: PaletteListSchema,
    errors: [],
  }),
};
