import { LICENSES } from '@halfdrop/domain';
import * as v from 'valibot';
import { UserSchema } from '../account/account.contract.ts';
import { FILE_FORMATS } from '../artwork/file-formats.ts';
import { AssetSchema, RecolorSchema } from '../catalog/catalog.contract.ts';
import { PaletteSchema } from '../catalog/palettes.contract.ts';
import { defineCall } from '../platform/http/contract.ts';
import { IdField, InstantField, commaList } from '../platform/http/fields.ts';
import { PaginationSchema, limitField, pageField } from '../platform/http/pagination.ts';

/**
 * The right to use one pattern under one license, for ever. It covers the drawing in every palette that suits the artwork of
 * that time, which `recolor` tells; `palette` is the one it was acquired in, null for the colors it was drawn in.
 */
export const EntitlementSchema = v.object({
  id: v.string(),
  asset: v.nullable(AssetSchema),
  title: v.string(),
  license: v.picklist(LICENSES),
  palette: v.nullable(PaletteSchema),
  recolor: v.nullable(RecolorSchema),
  licenseNumber: v.string(),
  /** What anyone verifies the certificate by, in groups of five. */
  certificateCode: v.string(),
  /** Where its holder fetches the certificate. */
  certificateUrl: v.string(),
  licenseTermsVersion: v.optional(v.nullable(v.number()), null),
  formats: v.array(v.picklist(FILE_FORMATS)),
  acquiredAt: InstantField,
  lastDownloadedAt: v.nullable(InstantField),
});
/** The right to use one pattern under one license. */
export type EntitlementDto = v.InferOutput<typeof EntitlementSchema>;

/** One numbered page of what someone owns. */
const EntitlementPageSchema = v.object({
  entitlements: v.array(EntitlementSchema),
  pagination: PaginationSchema,
});
/** One numbered page of what someone owns. */
export type EntitlementPageDto = v.InferOutput<typeof EntitlementPageSchema>;

/** Whether the files of a format have been made, and how large they are together, in bytes, once they are. */
const FormatStateSchema = v.object({
  format: v.picklist(FILE_FORMATS),
  isReady: v.boolean(),
  size: v.nullable(v.number()),
});
/** Whether the files of a format have been made. */
export type FormatStateDto = v.InferOutput<typeof FormatStateSchema>;

/**
 * A link to a zip, relative to the site; it works for its owner's session only, until it expires. Formats become ready one
 * by one: a link to those that are gives them at once. Until `isReady` the link answers `files_not_ready`.
 */
const DownloadLinkSchema = v.object({
  url: v.string(),
  fileName: v.string(),
  isReady: v.boolean(),
  formats: v.array(FormatStateSchema),
  expiresAt: InstantField,
});
/** A link to a zip. */
export type DownloadLinkDto = v.InferOutput<typeof DownloadLinkSchema>;

/** One time files were downloaded; `entitlementId` is null once the license is not held any more. */
const DownloadSchema = v.object({
  id: v.string(),
  title: v.string(),
  asset: v.nullable(AssetSchema),
  formats: v.array(v.picklist(FILE_FORMATS)),
  palette: v.nullable(PaletteSchema),
  downloadedAt: InstantField,
  entitlementId: v.nullable(v.string()),
});

/** One numbered page of what someone downloaded. */
const DownloadPageSchema = v.object({ downloads: v.array(DownloadSchema), pagination: PaginationSchema });
/** One numbered page of what someone downloaded. */
export type DownloadPageDto = v.InferOutput<typeof DownloadPageSchema>;

/** Which files a link gives: formats, all of the license when left out, and the palette, the one acquired when left out. */
const LinkRequestSchema = v.object({
  formats: v.optional(v.pipe(v.array(v.picklist(FILE_FORMATS, 'Unknown format')), v.minLength(1, 'Choose a format'))),
  palette: v.optional(v.pipe(v.string('Must be text'), v.maxLength(60))),
});

/** What a free download gave, and the person with the free downloads that are left. */
const FreeDownloadSchema = v.object({ entitlement: EntitlementSchema, user: UserSchema });
/** What a free download gave. */
export type FreeDownloadDto = v.InferOutput<typeof FreeDownloadSchema>;

/** Those of the asked-for assets that someone owns. */
const OwnedAssetsSchema = v.object({ ids: v.array(v.string()) });

/** The named shapes of this domain. */
export const downloadSchemas = {
  Entitlement: EntitlementSchema,
  EntitlementPage: EntitlementPageSchema,
  Download: DownloadSchema,
  DownloadPage: DownloadPageSchema,
  DownloadLink: DownloadLinkSchema,
  FormatState: FormatStateSchema,
  FreeDownload: FreeDownloadSchema,
  OwnedAssets: OwnedAssetsSchema,
};

/** The calls of this domain. */
export const downloadCalls = {
  library: defineCall({
    method: 'get',
    path: '/api/downloads/library',
    summary: 'Lists the entitlements of the signed-in user, newest first.',
    auth: 'library.read',
    query: v.object({ page: pageField(), limit: limitField() }),
    response: EntitlementPageSchema,
    errors: [],
  }),
  owned: defineCall({
    method: 'get',
    path: '/api/downloads/owned',
    summary: 'Returns which of the given assets the signed-in user owns.',
    auth: 'library.read',
    query: v.object({ ids: commaList(100) }),
    response: OwnedAssetsSchema,
    errors: [],
  }),
  history: defineCall({
    method: 'get',
    path: '/api/downloads/history',
    summary: 'Lists all downloads of the signed-in user, newest first.',
    auth: 'library.read',
    query: v.object({ page: pageField(), limit: limitField() }),
    response: DownloadPageSchema,
    errors: [],
  }),
  createLink: defineCall({
    method: 'post',
    path: '/api/downloads/{entitlementId}/link',
    summary:
      'Creates a link to a zip of some or all formats in any offered palette, and sets the cookie with which a browser opens it. The link is valid for 5 minutes. Missing files are queued for rendering.',
    auth: 'entitlement.use',
    params: v.object({ entitlementId: IdField }),
    body: v.optional(LinkRequestSchema),
    response: DownloadLinkSchema,
    errors: ['not_found'],
  }),
  claimFree: defineCall({
    method: 'post',
    path: '/api/downloads/free/{assetId}',
    summary:
      'Grants the personal license for a free pattern and counts one free download of the confirmed address. A pattern already owned does not count.',
    auth: 'library.claim',
    params: v.object({ assetId: IdField }),
    response: FreeDownloadSchema,
    errors: ['not_found', 'forbidden', 'early_access', 'no_downloads_left', 'email_unconfirmed'],
  }),
  file: defineCall({
    method: 'get',
    path: '/api/downloads/{token}',
    summary:
      "Returns the zip of a download link to its buyer, who is identified by the link's cookie or by a bearer token. Supports Range, If-Range and If-None-Match.",
    auth: 'optional',
    impersonation: 'refused',
    params: v.object({ token: v.pipe(v.string(), v.maxLength(1000)) }),
    response: { mediaTypes: ['application/zip'] },
    alsoStatus: [206, 304],
    errors: ['not_found', 'files_not_ready', 'range_not_satisfiable'],
  }),
};
