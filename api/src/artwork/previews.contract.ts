import { PREVIEW_WIDTHS, UNMARKED_WIDTHS } from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';
import { IdField, optionalText } from '../platform/http/fields.ts';
import { PreviewSchema, StraightUnitSchema } from './pictures.contract.ts';

const widthByText = new Map(PREVIEW_WIDTHS.map((width) => [String(width), width]));

/** Recolors are for viewing only; larger ones are not drawn. */
const MAX_RECOLOR_WIDTH = 640;

/** Query parameters of an image. */
const PreviewQuerySchema = v.pipe(
  v.object({
    /** Width and height of a tile in pixels. */
    w: v.pipe(
      v.optional(v.string(), '640'),
      v.transform((text) => widthByText.get(text)),
      v.picklist(PREVIEW_WIDTHS, `Must be one of ${PREVIEW_WIDTHS.join(', ')}`),
    ),
    format: v.optional(v.picklist(['webp', 'jpeg'], 'Must be webp or jpeg')),
    v: optionalText(40),
    /** One tile, or the smallest rectangle that repeats in a straight grid: one or two tiles wide and high. */
    form: v.optional(v.picklist(['tile', 'unit'], 'Must be tile or unit'), 'tile'),
    /** Slug of another palette to show the pattern in. */
    palette: optionalText(60),
  }),
  v.forward(
    v.partialCheck(
      [['w'], ['palette']],
      ({ w, palette }) => palette === undefined || w <= MAX_RECOLOR_WIDTH,
      `Must be at most ${MAX_RECOLOR_WIDTH} in another palette`,
    ),
    ['w'],
  ),
  v.forward(
    v.partialCheck(
      [['w'], ['form'], ['palette']],
      // Watermarked images do not repeat, and recolors are watermarked.
      ({ w, form, palette }) => form === 'tile' || (palette === undefined && UNMARKED_WIDTHS.includes(w)),
      `Must be tile in another palette, and wider than ${UNMARKED_WIDTHS.at(-1)}`,
    ),
    ['form'],
  ),
);
const previewImage = { mediaTypes: ['image/avif', 'image/webp', 'image/jpeg'] } as const;

/** Named schemas of these endpoints. */
export const pictureSchemas = { Preview: PreviewSchema, StraightUnit: StraightUnitSchema };

/** Endpoints for pattern images. */
export const previewCalls = {
  preview: defineCall({
    method: 'get',
    path: '/products/{id}/preview',
    summary:
      'Returns the picture of a pattern. Without `format`, the Accept header decides (AVIF once available); `form=unit` selects its straight unit. Other palettes carry the watermark.',
    auth: 'none',
    params: v.object({ id: IdField }),
    query: PreviewQuerySchema,
    response: previewImage,
    alsoStatus: [304],
    errors: ['not_found', 'rate_limited'],
  }),
  publicPreview: defineCall({
    method: 'get',
    path: '/api/products/{id}/preview',
    summary: 'Same as `/products/{id}/preview`, at the path that the gateway proxies.',
    auth: 'none',
    params: v.object({ id: IdField }),
    query: PreviewQuerySchema,
    response: previewImage,
    alsoStatus: [304],
    errors: ['not_found', 'rate_limited'],
  }),
};
