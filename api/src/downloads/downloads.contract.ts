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
 * The perpetual right to use one pattern under one license. It covers the drawing in every palette that suits its
 * artwork at the time, as listed in `recolor`; `palette` is the one it was acquired in, null for the pattern's own
 * colors.
 */
export const EntitlementSchema = v.object({
  id: v.string(),
  asset: v.nullable(AssetSchema),
  title: v.string(),
  license: v.picklist(LICENSES),
  palette: v.nullable(PaletteSchema),
  recolor: v.nullable(RecolorSchema),
  licenseNumber: v.string(),
  /** Public verification code of the certificate, in groups of five. */
  certificateCode: v.string(),
  /** Where its holder downloads the certificate. */
  certificateUrl: v.string(),
  licenseTermsVersion: v.optional(v.nullable(v.number()), null),
  formats: v.array(v.picklist(FILE_FORMATS)),
  acquiredAt: InstantField,
  lastDownloadedAt: v.nullable(InstantField),
});
/** The right to use one pattern under one license. */
export type EntitlementDto = v.InferOutput<typeof EntitlementSchema>;

/** One numbered page of a user's entitlements. */
const EntitlementPageSchema = v.object({
  entitlements: v.array(EntitlementSchema),
  pagination: PaginationSchema,
});
/** One numbered page of a user's entitlements. */
export type EntitlementPageDto = v.InferOutput<typeof EntitlementPageSchema>;

/** Whether the files of a format exist and, if so, their total size in bytes. */
const FormatStateSchema = v.object({
  format: v.picklist(FILE_FORMATS),
  isReady: v.boolean(),
  size: v.nullable(v.number()),
});
/** Whether the files of a format exist. */
export type FormatStateDto = v.InferOutput<typeof FormatStateSchema>;

/**
 * A link to a zip, relative to the site. It only works in its owner's session and until it expires. Formats become
 * ready one by one: a link to ready formats works immediately. Until `isReady` the link returns `files_not_ready`.
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

/** A download of files; `entitlementId` is null once the license is no longer held. */
const DownloadSchema = v.object({
  id: v.string(),
  title: v.string(),
  asset: v.nullable(AssetSchema),
  formats: v.array(v.picklist(FILE_FORMATS)),
  palette: v.nullable(PaletteSchema),
  downloadedAt: InstantField,
  entitlementId: v.nullable(v.string()),
});

/** One numbered page of a user's downloads. */
const DownloadPageSchema = v.object({ downloads: v.array(DownloadSchema), pagination: PaginationSchema });
/** One numbered page of a user's downloads. */
export type DownloadPageDto = v.InferOutput<typeof DownloadPageSchema>;

/** Files of a link: formats, by default all of the license, and palette, by default the one acquired. */
const LinkRequestSchema = v.object({
  formats: v.optional(v.pipe(v.array(v.picklist(FILE_FORMATS, 'Unknown format')), v.minLength(1, 'Choose a format'))),
  palette: v.optional(v.pipe(v.string('Must be text'), v.maxLength(60))),
});

/** Result of a free download, and the user with their remaining free downloads. */
const FreeDownloadSchema = v.object({ entitlement: EntitlementSchema, user: UserSchema });
/** Result of a free download. */
export type FreeDownloadDto = v.InferOutput<typeof FreeDownloadSchema>;

/** Those of the requested assets that the user owns. */
const OwnedAssetsSchema = v.object({ ids: v.array(v.string()) });

/** Named schemas of this domain. */
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

/** Endpoints of this domain. */
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
