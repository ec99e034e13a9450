import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';
import { wholeNumber } from '../platform/http/fields.ts';
import { SimilarAssetsSchema } from '../catalog/catalog.contract.ts';

const sending = {
  method: 'post',
  auth: 'optional',
  upload: { mediaTypes: ['image/png', 'image/jpeg', 'image/webp'], maxBytes: 8 * 1024 * 1024 },
  errors: ['validation_failed', 'malformed_request', 'rate_limited'],
} as const;

const finding = {
  ...sending,
  query: v.object({ limit: wholeNumber(24, 1, 48) }),
  response: SimilarAssetsSchema,
} as const;

/** A picture that lists can be filtered by. */
const SearchPictureSchema = v.object({
  picture: v.object({
    id: v.string(),
    /** When its id expires. */
    expiresAt: v.pipe(v.string(), v.isoTimestamp()),
  }),
});
/** A picture that lists can be filtered by. */
export type SearchPictureDto = v.InferOutput<typeof SearchPictureSchema>;

/** Named schemas for searches by picture. */
export const pictureSearchSchemas = { SearchPicture: SearchPictureSchema };

const keeping = { ...sending, response: SearchPictureSchema, status: 201 } as const;

/** Endpoints for searching patterns by image. */
export const pictureSearchCalls = {
  similarToImage: defineCall({
    ...finding,
    path: '/open-api/assets/similar-to-image',
    summary:
      'Lists patterns that look like a picture: the same drawing first, in any colors, then similar ones. The picture is not stored; a refusal gives its `reason`.',
  }),
  publicSimilarToImage: defineCall({
    ...finding,
    path: '/api/assets/similar-to-image',
    summary: 'Same as `/open-api/assets/similar-to-image`, at the path that the gateway proxies.',
  }),
  addPicture: defineCall({
    ...keeping,
    path: '/open-api/pictures',
    summary:
      'Creates a search picture whose id filters lists, as `picture`, for one day. Only its descriptor is stored; a refusal gives its `reason`.',
  }),
  publicAddPicture: defineCall({
    ...keeping,
    path: '/api/pictures',
    summary: 'Same as `/open-api/pictures`, at the path that the gateway proxies.',
  }),
};
