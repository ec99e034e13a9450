import {
  COLLECTION_ROLES,
  CollectionDescriptionField,
  CollectionNameField,
  MAX_COLLECTION_PATTERNS,
  MAX_PATTERN_TITLE_CHARACTERS,
  MAX_STUDIO_COLLECTIONS,
  SUBMISSION_STATUSES,
} from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../../platform/http/contract.ts';
import { IdField, optionalText } from '../../platform/http/fields.ts';
import { limitField, pageField, PaginationSchema } from '../../platform/http/pagination.ts';
import { VersionField } from '../../studios/contract-fields.ts';

const Role = v.picklist(COLLECTION_ROLES, 'Choose a role');

/** A pattern as its studio sees it: a current or former listing, or otherwise a submission. */
const StudioPatternSchema = v.object({
  id: v.string(),
  title: v.string(),
  /** Status of the submission; an asset is `approved` or `withdrawn`. */
  status: v.picklist(SUBMISSION_STATUSES),
  isAsset: v.boolean(),
  /** The image of a submission; its URL requires the caller's session. */
  pictureUrl: v.nullable(v.string()),
});
/** A pattern as its studio sees it. */
export type StudioPatternDto = v.InferOutput<typeof StudioPatternSchema>;

const StudioCollectionSchema = v.object({
  id: v.string(),
  slug: v.string(),
  name: v.string(),
  description: v.string(),
  /** The cover pattern; null if the collection is empty. */
  coverId: v.nullable(v.string()),
  /** In the studio's order. */
  patterns: v.array(v.object({ role: Role, pattern: StudioPatternSchema })),
  version: VersionField,
});

const StudioCollectionsSchema = v.object({ studioId: v.string(), collections: v.array(StudioCollectionSchema) });
/** A studio's design collections as its members see them. */
export type StudioCollectionsDto = v.InferOutput<typeof StudioCollectionsSchema>;

const StudioPatternPageSchema = v.object({ patterns: v.array(StudioPatternSchema), pagination: PaginationSchema });
/** One numbered page of a studio's patterns. */
export type StudioPatternPageDto = v.InferOutput<typeof StudioPatternPageSchema>;

const ContentsSchema = v.object({
  name: CollectionNameField,
  description: CollectionDescriptionField,
  coverId: v.optional(v.nullable(IdField), null),
  patterns: v.pipe(
    v.array(v.object({ id: IdField, role: Role })),
    v.maxLength(MAX_COLLECTION_PATTERNS, `At most ${MAX_COLLECTION_PATTERNS} patterns`),
    v.check(
      (patterns) => new Set(patterns.map(({ id }) => id)).size === patterns.length,
      'Each pattern can be listed only once',
    ),
  ),
});
/** Content of a design collection. */
export type CollectionContents = v.InferOutput<typeof ContentsSchema>;

/** Named schemas for design collections. */
export const studioCollectionSchemas = {
  StudioCollection: StudioCollectionSchema,
  StudioCollections: StudioCollectionsSchema,
  StudioPattern: StudioPatternSchema,
  StudioPatternPage: StudioPatternPageSchema,
};

const ofStudio = { auth: 'studio.upload', params: v.object({ studioId: IdField }) } as const;
const onOne = {
  ...ofStudio,
  params: v.object({ studioId: IdField, collectionId: IdField }),
  path: '/studios/{studioId}/collections/{collectionId}',
  response: StudioCollectionsSchema,
} as const;

/** Endpoints for design collections. Every change returns all collections of the studio. */
export const studioCollectionCalls = {
  list: defineCall({
    ...ofStudio,
    method: 'get',
    path: '/studios/{studioId}/collections',
    summary: 'Lists the design collections of a studio, including drafts.',
    response: StudioCollectionsSchema,
    errors: ['not_found'],
  }),
  loose: defineCall({
    ...ofStudio,
    method: 'get',
    path: '/studios/{studioId}/loose-patterns',
    summary: 'Lists the drafts and assets of a studio that are in no design collection, newest first.',
    query: v.object({ search: optionalText(MAX_PATTERN_TITLE_CHARACTERS), page: pageField(), limit: limitField() }),
    response: StudioPatternPageSchema,
    errors: ['not_found'],
  }),
  create: defineCall({
    ...ofStudio,
    method: 'post',
    path: '/studios/{studioId}/collections',
    summary: "Creates a design collection after the studio's others.",
    body: ContentsSchema,
    status: 201,
    response: StudioCollectionsSchema,
    errors: ['not_found', 'validation_failed'],
  }),
  save: defineCall({
    ...onOne,
    method: 'put',
    summary: 'Replaces the fields and patterns of a design collection.',
    body: v.object({ version: VersionField, ...ContentsSchema.entries }),
    errors: ['not_found', 'validation_failed', 'version_conflict'],
  }),
  remove: defineCall({
    ...onOne,
    method: 'delete',
    summary: 'Deletes a design collection. Its patterns remain.',
    errors: ['not_found'],
  }),
  order: defineCall({
    ...ofStudio,
    method: 'put',
    path: '/studios/{studioId}/collection-order',
    summary: "Sets the order of a studio's design collections. Those not named come last.",
    body: v.object({
      collectionIds: v.pipe(
        v.array(IdField),
        v.maxLength(MAX_STUDIO_COLLECTIONS, `At most ${MAX_STUDIO_COLLECTIONS} collections`),
      ),
    }),
    response: StudioCollectionsSchema,
    errors: ['not_found'],
  }),
};
