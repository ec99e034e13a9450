import { REPEATS } from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../../platform/http/contract.ts';
import { IdField } from '../../platform/http/fields.ts';

const AlignmentSchema = v.object({
  /** Flipped left to right, before it is turned. */
  isFlipped: v.boolean(),
  /** Turned clockwise so often by a quarter, about its upper left corner. */
  quarterTurns: v.pipe(v.number(), v.integer()),
  /** Then shifted, in sides of a tile. */
  right: v.number(),
  down: v.number(),
  /** How far the outlines agree, 1 for the very same drawing. */
  agreement: v.number(),
  /** How much of its colors follows from those of the other, 1 for a copy or recolor. */
  colorsFollow: v.number(),
});

const NeighborSchema = v.object({
  /** A pattern on sale, or else a submission. */
  assetId: v.nullable(v.string()),
  submissionId: v.nullable(v.string()),
  title: v.string(),
  /** Its tile; of a submission it needs the session of who asks. */
  pictureUrl: v.nullable(v.string()),
  repeatLayout: v.picklist(REPEATS),
  /** Of the drawings whatever their colors: 0 for the same, 1 at most. */
  drawingDistance: v.number(),
  /** Of colors and textures: 0 for the same, about 1 for strangers. */
  lookDistance: v.number(),
  /** How it lies on the submission where one is a copy of the other; else null. */
  alignment: v.nullable(AlignmentSchema),
});
/** A tile that looks like a submission. */
export type NeighborDto = v.InferOutput<typeof NeighborSchema>;

const NeighborsSchema = v.object({
  /** At most five each, the nearest first: by drawing, and by colors and texture. */
  byDrawing: v.array(NeighborSchema),
  byLook: v.array(NeighborSchema),
});
/** What is nearest to a submission. */
export type NeighborsDto = v.InferOutput<typeof NeighborsSchema>;

const CopiesSchema = v.object({ copies: v.array(NeighborSchema) });
/** What a submission is a copy of, as far as its studio may see it. */
export type CopiesDto = v.InferOutput<typeof CopiesSchema>;

/** The named shapes of neighbors. */
export const neighborSchemas = {
  SubmissionNeighbor: NeighborSchema,
  SubmissionNeighbors: NeighborsSchema,
  SubmissionCopies: CopiesSchema,
};

const one = { method: 'get', params: v.object({ id: IdField }), errors: ['not_found'] } as const;

/** The calls on neighbors. */
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
