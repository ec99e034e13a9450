import {
  APPLICATION_STATUSES,
  CREATION_METHODS,
  DECLINE_REASONS,
  MAX_APPLICATION_NOTE_CHARACTERS,
  MAX_SAMPLE_BYTES,
  MAX_STUDIO_ABOUT_CHARACTERS,
  MAX_STUDIO_LINKS,
  MAX_STUDIO_NAME_CHARACTERS,
} from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';
import { IdField, InstantField } from '../platform/http/fields.ts';
import { limitField, pageField, PaginationSchema } from '../platform/http/pagination.ts';
import { CategoryIdField, draftText, VersionField } from './contract-fields.ts';

const Status = v.picklist(APPLICATION_STATUSES);
const Reason = v.picklist(DECLINE_REASONS, 'Choose a reason');

const SampleSchema = v.object({
  id: v.string(),
  fileName: v.string(),
  /** Its image, at most 800 px wide; the URL requires the caller's session. */
  url: v.string(),
  width: v.number(),
  height: v.number(),
});

const TransitionSchema = v.object({
  from: v.nullable(Status),
  to: Status,
  happenedAt: InstantField,
  note: v.nullable(v.string()),
});

/** An application for a studio; `applicant` is null in the applicant's own view. */
const ApplicationSchema = v.object({
  id: v.string(),
  status: Status,
  studioName: v.string(),
  slug: v.string(),
  specialty: v.string(),
  about: v.string(),
  links: v.array(v.string()),
  country: v.string(),
  categoryId: v.nullable(v.string()),
  creationMethods: v.array(v.picklist(CREATION_METHODS)),
  samples: v.array(SampleSchema),
  problems: v.array(v.object({ path: v.string(), message: v.string() })),
  submittedAt: v.nullable(InstantField),
  answerDueAt: v.nullable(InstantField),
  decidedAt: v.nullable(InstantField),
  declineReason: v.nullable(Reason),
  note: v.nullable(v.string()),
  mayReapplyAt: v.nullable(InstantField),
  studioId: v.nullable(v.string()),
  applicant: v.nullable(v.object({ name: v.string(), email: v.string(), joinedAt: InstantField })),
  transitions: v.array(TransitionSchema),
  version: VersionField,
});
/** An application for a studio. */
export type ApplicationDto = v.InferOutput<typeof ApplicationSchema>;

const ApplicationPageSchema = v.object({ applications: v.array(ApplicationSchema), pagination: PaginationSchema });
/** One numbered page of applications, those due first on top. */
export type ApplicationPageDto = v.InferOutput<typeof ApplicationPageSchema>;

/** Fields of a draft; they may be blank and are only validated on submission. */
const DraftSchema = v.object({
  version: v.optional(v.nullable(VersionField), null),
  studioName: draftText('Studio name', MAX_STUDIO_NAME_CHARACTERS),
  slug: draftText('Address', 40),
  specialty: draftText('Specialty', MAX_STUDIO_NAME_CHARACTERS),
  about: draftText('About', MAX_STUDIO_ABOUT_CHARACTERS),
  links: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.trim(), v.maxLength(300))), v.maxLength(MAX_STUDIO_LINKS, 'Too many links')),
  ),
  country: draftText('Country', 2),
  categoryId: v.optional(CategoryIdField),
  creationMethods: v.optional(v.pipe(v.array(v.picklist(CREATION_METHODS)), v.maxLength(CREATION_METHODS.length))),
});
/** A draft saved by an applicant. */
export type DraftInput = v.InferOutput<typeof DraftSchema>;

const noteRule = `A note has at most ${MAX_APPLICATION_NOTE_CHARACTERS} characters`;
const Note = v.pipe(v.string('Say what to do'), v.trim(), v.maxLength(MAX_APPLICATION_NOTE_CHARACTERS, noteRule));

const AcceptSchema = v.object({ version: VersionField, note: v.optional(Note, '') });
const DeclineSchema = v.object({
  version: VersionField,
  reason: Reason,
  note: v.pipe(Note, v.nonEmpty('Say what to do')),
  mayReapplyAt: v.optional(InstantField),
});
/** A rejection of an application. */
export type DeclineInput = v.InferOutput<typeof DeclineSchema>;

/** Named schemas for applications. */
export const applicationSchemas = {
  StudioApplication: ApplicationSchema,
  StudioApplicationPage: ApplicationPageSchema,
};

const own = { auth: 'studio.apply', response: ApplicationSchema } as const;
const deciding = {
  auth: 'application.decide',
  response: ApplicationSchema,
  params: v.object({ id: IdField }),
} as const;
const stepErrors = ['illegal_transition', 'version_conflict'] as const;
const slugErrors = [...stepErrors, 'already_taken'] as const;

/** Endpoints for applications. */
export const applicationCalls = {
  own: defineCall({
    ...own,
    method: 'get',
    path: '/studio-applications/own',
    summary: 'Returns the latest application of the signed-in user.',
    errors: ['not_found'],
  }),
  save: defineCall({
    ...own,
    method: 'put',
    path: '/studio-applications/own',
    summary: "Updates the user's open application, or creates one if there is none. Omitted fields are unchanged.",
    body: DraftSchema,
    errors: [...stepErrors, 'email_unconfirmed'],
  }),
  addSample: defineCall({
    ...own,
    method: 'post',
    path: '/api/studio-applications/own/samples',
    summary: 'Adds a sample to the draft of an application. The file type is detected from the content.',
    upload: {
      mediaTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/tiff'],
      maxBytes: MAX_SAMPLE_BYTES,
      field: 'file',
      tooLarge: 'A sample has at most 25 MB.',
    },
    errors: ['validation_failed', 'malformed_request', 'rate_limited', 'illegal_transition'],
  }),
  removeSample: defineCall({
    ...own,
    method: 'delete',
    path: '/studio-applications/own/samples/{id}',
    summary: 'Removes a sample from the draft of an application.',
    params: v.object({ id: IdField }),
    errors: ['not_found', 'illegal_transition'],
  }),
  submit: defineCall({
    ...own,
    method: 'post',
    path: '/studio-applications/own/submit',
    summary: 'Submits the draft of an application. It is decided on within 3 working days.',
    needsSwitch: 'studio-applications',
    body: v.object({ version: VersionField }),
    errors: [...slugErrors, 'switched_off'],
  }),
  withdraw: defineCall({
    ...own,
    method: 'post',
    path: '/studio-applications/own/withdraw',
    summary: 'Withdraws the application. A new one can be started immediately.',
    errors: ['illegal_transition'],
  }),
  list: defineCall({
    method: 'get',
    path: '/studio-applications',
    summary: 'Lists submitted applications, those due first at the top.',
    auth: 'application.decide',
    query: v.object({ status: v.optional(Status), page: pageField(), limit: limitField() }),
    response: ApplicationPageSchema,
    errors: [],
  }),
  byId: defineCall({
    ...deciding,
    method: 'get',
    path: '/studio-applications/{id}',
    summary: 'Returns a submitted application.',
    errors: ['not_found'],
  }),
  accept: defineCall({
    ...deciding,
    method: 'post',
    path: '/studio-applications/{id}/accept',
    summary: 'Accepts an application and creates the studio, owned by the applicant.',
    body: AcceptSchema,
    errors: ['not_found', ...slugErrors],
  }),
  decline: defineCall({
    ...deciding,
    method: 'post',
    path: '/studio-applications/{id}/decline',
    summary: 'Declines an application with a reason and a message.',
    body: DeclineSchema,
    errors: ['not_found', ...stepErrors],
  }),
  samplePicture: defineCall({
    method: 'get',
    path: '/api/studio-applications/samples/{file}',
    summary: 'Returns the picture of a sample to its applicant and to staff who decide on applications.',
    auth: 'studio.apply',
    params: v.object({ file: IdField }),
    response: { mediaTypes: ['image/webp'] },
    errors: ['not_found'],
  }),
};
