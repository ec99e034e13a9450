import { REPEATS } from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../../platform/http/contract.ts';
import { IdField } from '../../platform/http/fields.ts';

const AlignmentSchema = v.object({
  /** Flipped left to right, before rotation. */
  isFlipped: v.boolean(),
  /** Number of clockwise quarter turns about its upper left corner. */
  quarterTurns: v.pipe(v.number(), v.integer()),
  /** Subsequent shift, in sides of a tile. */
  right: v.number(),
  down: v.number(),
  /** Agreement of the outlines; 1 for the same drawing. */
  agreement: v.number(),
  /** How much of its colors follows from those of the other; 1 for a copy or recolor. */
  colorsFollow: v.number(),
});

const NeighborSchema = v.object({
  /** Set for a listing; otherwise it is a submission. */
  assetId: v.nullable(v.string()),
  submissionId: v.nullable(v.string()),
  title: v.string(),
  /** Its tile; for a submission the URL requires the caller's session. */
  pictureUrl: v.nullable(v.string()),
  repeatLayout: v.picklist(REPEATS),
  /** Distance of the drawings, ignoring colors: 0 for identical ones, at most 1. */
  drawingDistance: v.number(),
  /** Distance of colors and textures: 0 for identical ones, about 1 for unrelated ones. */
  lookDistance: v.number(),
  /** How it maps onto the submission if one is a copy of the other; else null. */
  alignment: v.nullable(AlignmentSchema),
});
/** A tile that looks like a submission. */
export type NeighborDto = v.InferOutput<typeof NeighborSchema>;

const NeighborsSchema = v.object({
  /** At most five each, nearest first: by drawing, and by colors and texture. */
  byDrawing: v.array(NeighborSchema),
  byLook: v.array(NeighborSchema),
});
/** The nearest neighbors of a submission. */
export type NeighborsDto = v.InferOutput<typeof NeighborsSchema>;

const CopiesSchema = v.object({ copies: v.array(NeighborSchema) });
/** Patterns that a submission copies, as far as its studio may see them. */
export type CopiesDto = v.InferOutput<typeof CopiesSchema>;

/** Named schemas for neighbors. */
export const neighborSchemas = {
  SubmissionNeighbor: NeighborSchema,
  SubmissionNeighbors: NeighborsSchema,
  SubmissionCopies: CopiesSchema,
};

const one = { method: 'get', params: v.object({ id: IdField }), errors: ['not_found'] } as const;

/** Endpoints for neighbors. */
export const neighborCalls = {
  neighbors: defineCall({
    ...one,
    path: '/submission-reviews/{id}/neighbors',
    summary:
      'Lists the patterns, on sale or awaiting review, that are closest to a submission. Copies include their position relative to it.',
    auth: 'submission.review',
    response: NeighborsSchema,
  }),
  copies: defineCall({
    ...one,
    path: '/submissions/{id}/copies',
    summary: "Lists the patterns on sale and the studio's other submissions of which a submission is a copy.",
    auth: 'studio.upload',
    response: CopiesSchema,
  }),
};
