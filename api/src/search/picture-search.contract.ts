import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';
import { wholeNumber } from '../platform/http/fields.ts';
import { SimilarAssetsSchema } from '../catalog/catalog.contract.ts';

const shared = {
  method: 'post',
  auth: 'optional',
  query: v.object({ limit: wholeNumber(24, 1, 48) }),
  upload: { mediaTypes: ['image/png', 'image/jpeg', 'image/webp'], maxBytes: 8 * 1024 * 1024 },
  response: SimilarAssetsSchema,
  errors: ['rate_limited'],
} as const;

/** The calls that find patterns by a picture. */
export const pictureSearchCalls = {
  similarToImage: defineCall({
    ...shared,
    path: '/open-api/assets/similar-to-image',
    summary:
      'Patterns that look like a picture: the very drawing first, in whatever colors, then what is near it. Nothing of the picture is kept; a refusal says why in `reason`.',
  }),
  publicSimilarToImage: defineCall({
    ...shared,
    path: '/api/assets/similar-to-image',
    summary: 'The same as `/open-api/assets/similar-to-image`, where the gateway passes it through.',
  }),
};
