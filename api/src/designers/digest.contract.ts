import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';

/** Whether a user receives the weekly mail about studios they follow. */
const FollowDigestSchema = v.object({ isMailed: v.boolean('Must be true or false') });
/** Whether a user receives the weekly mail about studios they follow. */
export type FollowDigestDto = v.InferOutput<typeof FollowDigestSchema>;

const tokenWords = 'Must be the token of a link';
const TokenSchema = v.object({
  token: v.pipe(v.string(tokenWords), v.nonEmpty(tokenWords), v.maxLength(200, tokenWords)),
});

/** Named schemas for the weekly mail. */
export const digestSchemas = { FollowDigest: FollowDigestSchema };

const own = { path: '/follow-digest', auth: 'studio.follow', response: FollowDigestSchema, errors: [] } as const;

/** Endpoints for the weekly mail to followers. */
export const digestCalls = {
  ownDigest: defineCall({
    ...own,
    method: 'get',
    summary: 'Returns whether the signed-in user receives the weekly email about the studios they follow.',
  }),
  chooseDigest: defineCall({
    ...own,
    method: 'put',
    summary: 'Subscribes the signed-in user to the weekly email about the studios they follow, or unsubscribes them.',
    body: FollowDigestSchema,
  }),
  unsubscribeFromDigest: defineCall({
    method: 'post',
    path: '/api/follow-digest/unsubscribe',
    summary:
      'Unsubscribes from the weekly email as announced by its List-Unsubscribe header (RFC 8058). Repeating the request has no effect.',
    auth: 'none',
    query: TokenSchema,
    response: FollowDigestSchema,
    errors: ['not_found'],
  }),
};
