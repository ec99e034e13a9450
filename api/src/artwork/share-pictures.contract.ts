import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';
import { IdField, optionalText } from '../platform/http/fields.ts';

const sharePicture = { mediaTypes: ['image/jpeg'] } as const;

/** Endpoints for the 1200×630 px images shown where a link to a page is posted (`og:image`). */
export const sharePictureCalls = {
  sharePicture: defineCall({
    method: 'get',
    path: '/api/products/{id}/og-image',
    summary: 'Returns the share image of a pattern, drawn in its repeat. With the current `v` it never changes.',
    auth: 'none',
    params: v.object({ id: IdField }),
    query: v.object({ v: optionalText(40) }),
    response: sharePicture,
    alsoStatus: [304],
    errors: ['not_found', 'rate_limited'],
  }),
  shopSharePicture: defineCall({
    method: 'get',
    path: '/api/og-image',
    summary: 'Returns the share image of the most popular pattern, for pages that show no pattern of their own.',
    auth: 'none',
    response: sharePicture,
    alsoStatus: [304],
    errors: ['not_found', 'rate_limited'],
  }),
};
